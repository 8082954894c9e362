import type { ContactForm } from "#domain/contact/contact-form.ts";
import { defaultLanguage, languageNames } from "#domain/languages.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { insertMessage } from "./store.ts";

export type ContactDeps = { db: Database; clock: Clock; enqueue: Enqueue; salesEmail: string };

/** Stored and mailed, or neither. No receipt: the address is whatever a visitor typed. */
export const sendContactMessage = (
  { db, clock, enqueue, salesEmail }: ContactDeps,
  { language, ...form }: ContactForm,
): Promise<undefined> =>
  db.transaction(async (tx) => {
    await Promise.all([
      tx.run(insertMessage, { ...form, language, createdAt: clock.now() }),
      enqueue(tx, sendMailJob, {
        to: salesEmail,
        mail: { kind: "contactMessage", ...form, language: languageNames[language] },
        language: defaultLanguage,
      }),
    ]);
    return undefined;
  });
