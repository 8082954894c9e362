import { statusesBefore } from "#domain/notices/notice-status.ts";
import type { DeliveryReport } from "../../../integrations/whatsapp/channel.ts";
import { conversationQueue } from "../../../integrations/whatsapp/conversation-queue.ts";
import { readReference } from "../../../integrations/whatsapp/message-reference.ts";
import type { Database } from "../../../platform/db/database.ts";
import { sendingJob } from "./send-jobs.ts";
import { enqueueAgain, recordDelivery, refuseText } from "./sending-store.ts";

/** Applies what the provider reports about a notice: once, whatever the order, and never backwards. */
export const applyReport = async (db: Database, report: DeliveryReport): Promise<void> => {
  const subject = readReference("notice", report.reference);
  if (subject === null) return;
  const { ownerId, id: noticeId } = subject;
  const { providerMessageId: messageId, status, reason } = report;
  await db.withOwner(ownerId, async (tx) => {
    if (reason === "outside-window") {
      const [refused] = await tx.run(refuseText, { ownerId, noticeId, messageId });
      if (refused) {
        const queue = conversationQueue(refused.sender ?? "", refused.recipient);
        await tx.run(enqueueAgain, { ...sendingJob(ownerId, noticeId, queue), seconds: 0 });
        return;
      }
    }
    tx.count({ thing: "notices", fate: status, reason });
    await tx.run(recordDelivery, { ownerId, noticeId, status, reason, messageId, from: statusesBefore(status) });
  });
};
