import { type RenderedMessage, toNumberedText } from "#domain/conversation/replying/render.ts";
import { decideRetry } from "#domain/conversation/sending/decide-retry.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Envelope, SendFailure, SendResult, WhatsAppChannel } from "../../../integrations/whatsapp/channel.ts";
import { toReference } from "../../../integrations/whatsapp/message-reference.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/log.ts";

/** A message that this process, and no other, has to send. */
export type ClaimedMessage = {
  messageId: string;
  from: string;
  to: string;
  message: RenderedMessage;
  createdAt: Temporal.Instant;
  /** An earlier try, not before `since`, got no answer: the provider's log is asked first, where `others` are known. */
  lost: { since: Temporal.Instant; others: readonly string[] } | null;
};

/** What happened to a message; it stays `sending` when nobody knows whether the provider has it. */
export type SendOutcome = {
  messageId: string;
  status: "sent" | "queued" | "sending" | "failed" | "not_sent";
  reason: string | null;
  providerMessageId: string | null;
};

type SendingDeps = { clock: Clock; channel: WhatsAppChannel | null; log: Log };

/**
 * Hands messages over, in order and each at most once. One whose answer got lost before is looked up in the provider's log.
 * If one has to wait, those behind it do.
 */
export const sendClaimedMessages = async (
  { clock, channel, log }: SendingDeps,
  ownerId: OwnerId,
  outgoing: readonly ClaimedMessage[],
): Promise<{ outcomes: SendOutcome[]; isDone: boolean }> => {
  const outcomes: SendOutcome[] = [];
  const known: string[] = [];
  let isDone = true;
  for (const claimed of outgoing) {
    const { messageId } = claimed;
    if (!isDone || channel === null) {
      outcomes.push({ messageId, status: claimed.lost ? "sending" : "queued", reason: null, providerMessageId: null });
      continue;
    }
    const result = await hand(channel, ownerId, claimed, known).catch((error: unknown) => {
      log.error({ messageId, err: error }, "a reply could not be handed over");
      return unknownEnd;
    });
    if (result.ok) {
      const { providerMessageId } = result;
      known.push(providerMessageId);
      outcomes.push({ messageId, status: "sent", reason: null, providerMessageId });
      continue;
    }
    const ageMs = clock.now().epochMilliseconds - claimed.createdAt.epochMilliseconds;
    const { status, isOver } = decideRetry({ ...result, ageMs });
    outcomes.push({ messageId, status, reason: result.reason, providerMessageId: null });
    if (isOver) log.warn({ messageId, reason: result.reason }, "a reply could not be sent");
    else isDone = false;
  }
  return { outcomes, isDone };
};

/** A mistake of ours: nobody knows how far it got. */
const unknownEnd: SendFailure = { ok: false, reason: "provider-away", isRetryable: true, mayHaveArrived: true };

const hand = async (
  channel: WhatsAppChannel,
  ownerId: OwnerId,
  { messageId, from, to, message, lost }: ClaimedMessage,
  known: readonly string[],
): Promise<SendResult> => {
  const envelope: Envelope = { from, to, reference: toReference("message", ownerId, messageId) };
  if (lost !== null) {
    const texts = [message.text, toNumberedText(message)];
    const others = [...lost.others, ...known];
    const found = await channel.findSent(envelope, { texts, since: lost.since, others });
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
