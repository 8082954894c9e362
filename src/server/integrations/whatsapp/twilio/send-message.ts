import { z } from "zod";
import type { Envelope, FindResult, LostMessage, SendResult } from "../channel.ts";
import { toTwilioAddress } from "./address.ts";
import type { TwilioClient } from "./client.ts";
import { numberedVariables } from "./contents.ts";
import { toSendFailure } from "./errors.ts";
import type { FilledContent } from "./menu-contents.ts";
import { referenceParam } from "./webhooks/status.ts";

const sentSchema = z.object({ sid: z.string().min(1) });

const logSchema = z.object({
  messages: z.array(
    z.object({ sid: z.string(), body: z.string().nullish(), date_created: z.string().nullish(), status: z.string() }),
  ),
});

type MessageContent = { body: string } | FilledContent;

/** Hands one message over. What the provider refuses, or doesn't answer, comes back as a value. */
export const sendMessage = async (
  client: TwilioClient,
  envelope: Envelope,
  prepare: () => MessageContent | Promise<MessageContent>,
  statusUrl: string,
): Promise<SendResult> => {
  const content = await attempt(async () => prepare());
  if (!content.ok) return { ...content, mayHaveArrived: false };
  const sent = await attempt(() =>
    client.post(
      { part: "api", path: "/Messages.json", form: { ...addressed(envelope, statusUrl), ...toFields(content.value) } },
      sentSchema,
    ),
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
  From: toTwilioAddress(from),
  To: toTwilioAddress(to),
  ...(reference === null ? {} : { StatusCallback: `${statusUrl}?${referenceParam}=${encodeURIComponent(reference)}` }),
});

const toFields = (content: MessageContent): Record<string, string> =>
  "body" in content
    ? { Body: content.body }
    : { ContentSid: content.contentSid, ContentVariables: JSON.stringify(numberedVariables(content.values)) };

/** Newest first; enough to reach back over a crash, as one person gets few messages. */
const lookBack = 20;

/** Our clock and Twilio's may differ, and ours may have been set in between. What was sent before is known by its id. */
const clockSlackMs = 2 * 3_600_000;

/** Asks Twilio's log for a message, since a try without an answer may have succeeded. */
export const findSentMessage = async (
  client: TwilioClient,
  { from, to }: Envelope,
  { texts, since, others }: LostMessage,
): Promise<FindResult> => {
  const query = { From: toTwilioAddress(from), To: toTwilioAddress(to), PageSize: String(lookBack) };
  const recent = await attempt(() => client.get({ part: "api", path: "/Messages.json", query }, logSchema));
  // Sent before, and now nobody can say whether it arrived.
  if (!recent.ok) return { ...recent, isRetryable: true, mayHaveArrived: true };
  const sinceMs = since.epochMilliseconds - clockSlackMs;
  const same = recent.value.messages.find(
    ({ sid, body, date_created: at, status }) =>
      texts.includes(body ?? "") &&
      !others.includes(sid) &&
      Date.parse(at ?? "") >= sinceMs &&
      status !== "failed" &&
      status !== "undelivered",
  );
  return { ok: true, providerMessageId: same?.sid ?? null };
};
