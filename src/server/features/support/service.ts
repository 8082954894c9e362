import { defaultLanguage, isLanguage } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { SupportTicketValues } from "#domain/support/support-ticket-form.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { insertTicket, selectLanguage } from "./store.ts";

export type SupportDeps = { db: Database; clock: Clock; enqueue: Enqueue; supportEmail: string };

/** Stored, mailed to the operator and confirmed to its author: all of it or nothing, once per key. */
export const createSupportTicket = (
  { db, clock, enqueue, supportEmail }: SupportDeps,
  ownerId: OwnerId,
  form: SupportTicketValues,
  key: string | null,
): Promise<{ reference: string }> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "support-ticket.created", form } }, async () => {
      const { year } = clock.now().toZonedDateTimeISO("UTC");
      const [[ticket], [profile]] = await Promise.all([
        tx.run(insertTicket, { ownerId, year, ...form }),
        tx.run(selectLanguage, { ownerId }),
      ]);
      if (!ticket) throw new Error("a support ticket was not stored");
      const { id, reference } = ticket;
      const language = isLanguage(profile?.language) ? profile.language : defaultLanguage;
      await Promise.all([
        enqueue(tx, sendMailJob, {
          to: supportEmail,
          mail: { kind: "supportTicket", reference, ...form },
          language: defaultLanguage,
        }),
        enqueue(tx, sendMailJob, {
          to: form.email,
          mail: { kind: "supportTicketReceived", name: form.name, reference },
          language,
        }),
        recordAudit(tx, ownerId, { actor: "owner", action: "support-ticket.created", subjectId: id }),
      ]);
      return { reference };
    }),
  );
