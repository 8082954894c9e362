import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { TwilioModes } from "../modes.ts";
import { TwilioError } from "../twilio-error.ts";
import { fateOf, type NumberFate } from "./magic-numbers.ts";
import type { Progress } from "./message-progress.ts";
import type { MessageStore, SimulatedMessage } from "./message-store.ts";
import { type MessageForm, readMessageForm } from "./read-message-form.ts";

type MessageOptions = {
  accountSid: string;
  messages: MessageStore;
  contents: ContentStore;
  progress: Progress;
  modes: TwilioModes;
  clock: Clock;
  isSender(number: string): Promise<boolean>;
};

/** `/api/2010-04-01/Accounts/{AC…}`: sending messages and reading the log of them. */
export const messageRoutes: FastifyPluginAsync<MessageOptions> = async (app, options) => {
  const { accountSid, messages, contents, progress, modes, clock, isSender } = options;
  const tried = new Set<string>();

  app.post<{ Body: MessageForm }>("/Messages.json", async ({ body }, reply) => {
    const now = clock.now();
    const content = await readMessageForm(body, { contents, isSender, nowMs: Date.now() });
    const fate = fateOf(content.to);
    const isFirst = !tried.has(content.to);
    tried.add(content.to);
    if (isFirst && fate?.kind === "first-refused") throw new TwilioError(fate.status, fate.code, "Not now");

    const isLate = !content.isTemplate && !(await hasWrittenLately(messages, content, now));
    const refusal = refusalOf(isLate, fate);
    if (refusal !== null && !modes.lateErrors) throw new TwilioError(400, refusal, "Refused by WhatsApp");
    const message = await messages.add({
      ...content,
      direction: "outbound",
      status: "queued",
      errorCode: null,
      refusal,
      at: now.toString(),
    });
    progress.follow(message);
    if (isFirst && fate?.kind === "first-unanswered") return cut(reply);
    reply.code(201);
    return present(message, accountSid);
  });

  app.get<{ Querystring: { From?: string; To?: string; PageSize?: string } }>("/Messages.json", async ({ query }) => {
    const all = (await messages.list()).filter(
      ({ from, to }) =>
        (query.From === undefined || query.From === `whatsapp:${from}`) &&
        (query.To === undefined || query.To === `whatsapp:${to}`),
    );
    const page = all.reverse().slice(0, Number(query.PageSize ?? 50));
    return { messages: page.map((message) => present(message, accountSid)), next_page_uri: null, page: 0 };
  });

  app.get<{ Params: { sid: string } }>("/Messages/:sid(^SM[0-9a-f]{32}).json", async ({ params }) => {
    const message = await messages.find(params.sid);
    if (!message) throw new TwilioError(404, 20404, "The requested resource was not found");
    return present(message, accountSid);
  });
};

const refusalOf = (isLate: boolean, fate: NumberFate | null): number | null => {
  if (isLate) return 63016;
  return fate?.kind === "error" ? fate.code : null;
};

const dayMs = 24 * 3_600_000;

/** WhatsApp's 24 hours, by the app's clock, since the client last wrote to this number. */
const hasWrittenLately = async (
  messages: MessageStore,
  { from, to }: Pick<SimulatedMessage, "from" | "to">,
  now: Temporal.Instant,
): Promise<boolean> =>
  (await messages.list(to)).some(
    (message) =>
      message.direction === "inbound" &&
      message.from === to &&
      message.to === from &&
      now.epochMilliseconds - Temporal.Instant.from(message.at).epochMilliseconds < dayMs,
  );

const cut = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.destroy();
  return reply;
};

const present = (message: SimulatedMessage, accountSid: string) => ({
  sid: message.sid,
  account_sid: accountSid,
  api_version: "2010-04-01",
  body: message.text,
  date_created: rfc2822(message.acceptedAt),
  date_sent: message.status === "queued" ? null : rfc2822(message.acceptedAt),
  date_updated: rfc2822(message.acceptedAt),
  direction: message.direction === "outbound" ? "outbound-api" : "inbound",
  error_code: message.errorCode,
  error_message: null,
  from: `whatsapp:${message.from}`,
  to: `whatsapp:${message.to}`,
  num_media: "0",
  num_segments: "1",
  price: null,
  status: message.status,
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
});

const rfc2822 = (at: string): string => new Date(at).toUTCString().replace("GMT", "+0000");
