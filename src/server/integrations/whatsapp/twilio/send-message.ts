import type { Envelope, FindResult, LostMessage, SendResult } from "../channel.ts";
import { toTwilioAddress } from "./address.ts";
import type { TwilioClient } from "./client.ts";
import { numbered } from "./contents.ts";
import { toSendFailure } from "./errors.ts";
import type { FilledContent } from "./menus.ts";
import { referenceParam } from "./webhooks/status.ts";

type MessageContent = { body: string } | FilledContent;

/** Hands one message over. What the provider refuses, or doesn't answer, comes back as a value. */
export const sendMessage = async (
  connect: () => Promise<TwilioClient>,
  envelope: Envelope,
  prepare: () => MessageContent | Promise<MessageContent>,
  statusUrl: string,
): Promise<SendResult> => {
  const client = await connect();
  const content = await attempt(async () => prepare());
  if (!content.ok) return { ...content, mayHaveArrived: false };
  const sent = await attempt(() =>
    client.messages.create({ ...addressed(envelope, statusUrl), ...toFields(content.value) }),
  );
  return sent.ok ? { ok: true, providerMessageId: sent.value.sid } : sent;
};

const attempt = async <Value>(work: () => Promise<Value>) => {
  try {
    return { ok: true as const, value: await work() };
  } catch (error) {
    return toSendFailure(error);
  }
};

const addressed = ({ from, to, reference }: Envelope, statusUrl: string) => ({
  from: toTwilioAddress(from),
  to: toTwilioAddress(to),
  ...(reference === null ? {} : { statusCallback: `${statusUrl}?${referenceParam}=${encodeURIComponent(reference)}` }),
});

const toFields = (content: MessageContent) =>
  "body" in content
    ? content
    : { contentSid: content.contentSid, contentVariables: JSON.stringify(numbered(content.values)) };

/** Newest first; enough to reach back over a crash, as one person gets few messages. */
const lookBack = 20;

/** Asks Twilio's log for a message, since a try without an answer may have succeeded. */
export const findSentMessage = async (
  connect: () => Promise<TwilioClient>,
  { from, to }: Envelope,
  { texts, since, others }: LostMessage,
): Promise<FindResult> => {
  const client = await connect();
  const search = { from: toTwilioAddress(from), to: toTwilioAddress(to), limit: lookBack };
  const recent = await attempt(() => client.messages.list(search));
  // Sent before, and now nobody can say whether it arrived.
  if (!recent.ok) return { ...recent, retryable: true, mayHaveArrived: true };
  // Twilio's times have no fractions of a second.
  const sinceMs = since.epochMilliseconds - 1_000;
  const same = recent.value.find(
    ({ sid, body, dateCreated, status }) =>
      texts.includes(body) &&
      !others.includes(sid) &&
      dateCreated.getTime() >= sinceMs &&
      status !== "failed" &&
      status !== "undelivered",
  );
  return { ok: true, providerMessageId: same?.sid ?? null };
};
