import { type RenderedMessage, toNumberedText } from "#domain/conversation/replying/render.ts";
import { decideRetry } from "#domain/conversation/sending/decide-retry.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Envelope, SendResult, WhatsAppChannel } from "../../../integrations/whatsapp/channel.ts";
import { toReference } from "../../../integrations/whatsapp/message-reference.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { noteWriting } from "../../notices/senders/sender-service.ts";
import { readRendered } from "../message-present.ts";
import { claimNextMessage, settleSent, settleUnsent } from "./sending-store.ts";

export type ReplyDeps = { db: Database; clock: Clock; channel: WhatsAppChannel | null; log: Log };

/** Thrown to have the job tried again later. */
class NotYet extends Error {
  override readonly name = "NotYet";
}

/**
 * Sends what waits in a conversation, in order and each at most once: a message is claimed before it is handed over and
 * settled afterwards. One whose answer got lost is looked up in the provider's log before it is sent again.
 */
export const sendReplies = async (deps: ReplyDeps, ownerId: OwnerId, conversationId: string): Promise<void> => {
  for (;;) {
    const claimed = await deps.db.withOwner(ownerId, (tx) => claim(tx, deps.clock, ownerId, conversationId));
    if (!claimed) return;
    await sendOne(deps, ownerId, claimed);
  }
};

type Claimed = NonNullable<(typeof claimNextMessage)["row"]>;

const claim = async (tx: Tx, clock: Clock, ownerId: OwnerId, conversationId: string): Promise<Claimed | undefined> => {
  const [claimed] = await tx.run(claimNextMessage, { ownerId, conversationId });
  if (claimed?.is_platform) noteWriting(tx, { ownerId, client: claimed.channel_address, now: clock.now() });
  return claimed;
};

const sendOne = async ({ db, clock, channel, log }: ReplyDeps, ownerId: OwnerId, claimed: Claimed): Promise<void> => {
  const messageId = claimed.id;
  const end = (status: string, reason: string) =>
    db.withOwner(ownerId, (tx) => tx.run(settleUnsent, { ownerId, messageId, status, reason }));
  if (channel === null || !claimed.may_write) return void (await end("not_sent", "no-sender"));
  // Between the answer and its leaving the person may have written STOP.
  if (claimed.opted_out_at !== null) return void (await end("not_sent", "opted-out"));
  const envelope = {
    from: claimed.sender,
    to: claimed.channel_address,
    reference: toReference("message", ownerId, messageId),
  };
  const result = await hand(channel, envelope, claimed);
  if (result.ok) {
    const { providerMessageId } = result;
    await db.withOwner(ownerId, (tx) => tx.run(settleSent, { ownerId, messageId, providerMessageId }));
    return;
  }
  const ageMs = clock.now().epochMilliseconds - claimed.created_at.epochMilliseconds;
  const { status, isOver } = decideRetry({ ...result, ageMs });
  await end(status, result.reason);
  if (!isOver) throw new NotYet(result.reason);
  log.warn({ messageId, reason: result.reason }, "a reply could not be sent");
};

const hand = async (channel: WhatsAppChannel, envelope: Envelope, claimed: Claimed): Promise<SendResult> => {
  const message = readRendered(claimed);
  if (claimed.before === "sending") {
    const texts = [message.text, toNumberedText(message)];
    const found = await channel.findSent(envelope, { texts, since: claimed.created_at, others: claimed.others });
    if (!found.ok) return found;
    if (found.providerMessageId !== null) return { ok: true, providerMessageId: found.providerMessageId };
  }
  const result = await sendRendered(channel, envelope, message);
  // A menu that the provider won't take still works as text: every option can be typed as its number.
  const isMenuRefused = !result.ok && message.kind !== "text" && result.reason === "content-rejected";
  return isMenuRefused ? channel.sendText(envelope, toNumberedText(message)) : result;
};

const sendRendered = (channel: WhatsAppChannel, envelope: Envelope, message: RenderedMessage): Promise<SendResult> => {
  if (message.kind === "buttons") return channel.sendButtons(envelope, message);
  return message.kind === "list" ? channel.sendList(envelope, message) : channel.sendText(envelope, message.text);
};
