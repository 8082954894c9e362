import { statusesBefore } from "#domain/notices/notice-status.ts";
import type { DeliveryReport } from "../../../integrations/whatsapp/channel.ts";
import { readReference } from "../../../integrations/whatsapp/message-reference.ts";
import type { Database } from "../../../platform/db/database.ts";
import { recordReport } from "./sending-store.ts";

/** Applies what the provider reports about a reply: once, whatever the order, and never backwards. */
export const applyReplyReport = async (db: Database, report: DeliveryReport): Promise<void> => {
  const subject = readReference("message", report.reference);
  if (subject === null) return;
  const { status, reason, providerMessageId } = report;
  const { ownerId, id: messageId } = subject;
  const change = { ownerId, messageId, status, reason, providerMessageId, from: statusesBefore(status) };
  await db.withOwner(ownerId, (tx) => tx.run(recordReport, change));
};
