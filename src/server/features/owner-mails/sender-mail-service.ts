import { formatPhone } from "#domain/phone/format-phone.ts";
import type { Database } from "../../platform/db/database.ts";
import { type Enqueue, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { mailOwner } from "../accounts/owner-mail-service.ts";
import { findSender, mailSenderJob } from "../command-senders/service.ts";

type SenderMailDeps = { db: Database; enqueue: Enqueue; supportEmail: string };

/** A phone that runs the day is a way into the business: its owner is notified of each change, in case somebody else made it. */
export const senderMailHandler = ({ db, enqueue, supportEmail: replyTo }: SenderMailDeps): JobHandler =>
  handleJob(mailSenderJob, async ({ ownerId, senderId, previousId, change }) => {
    await db.withOwner(ownerId, async (tx) => {
      const [sender, previous] = await Promise.all([
        findSender(tx, ownerId, senderId),
        previousId === null ? undefined : findSender(tx, ownerId, previousId),
      ]);
      if (!sender) return;
      const phone = formatPhone(sender.address);
      await mailOwner(tx, enqueue, { ownerId }, (name) => {
        const told = { name, replyTo, phone, person: sender.agent ?? name };
        if (change === "removed") return { kind: "commandPhoneRemoved", ...told };
        return previous
          ? { kind: "commandPhoneChanged", ...told, previous: formatPhone(previous.address) }
          : { kind: "commandPhoneAdded", ...told };
      });
    });
  });
