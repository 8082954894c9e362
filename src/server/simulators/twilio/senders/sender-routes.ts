import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { answerPage, type PageQuery } from "../answer-page.ts";
import type { TwilioModes } from "../modes.ts";
import { hangUp } from "../numbers/number-routes.ts";
import type { NumberStore } from "../numbers/number-store.ts";
import { TwilioError } from "../twilio-error.ts";
import { knownVerticals } from "./known-verticals.ts";
import { newSenderSid, type SenderStore, type SimulatedSender, senderStatus } from "./sender-store.ts";

type SenderOptions = { numbers: NumberStore; senders: SenderStore; modes: TwilioModes; clock: Clock };

const webAddress = z
  .string()
  .max(256)
  .regex(/^https?:\/\/\S+$/);

const profileSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  about: z.string().min(1).max(139).optional(),
  address: z.string().min(1).max(256).optional(),
  description: z.string().min(1).max(512).optional(),
  logo_url: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .optional(),
  vertical: z.enum(knownVerticals).optional(),
  emails: z.array(z.strictObject({ email: z.string().min(3).max(128), label: z.string() })).optional(),
  websites: z
    .array(z.strictObject({ website: webAddress, label: z.string() }))
    .max(2)
    .optional(),
});

const createSchema = z.strictObject({
  sender_id: z.string().regex(/^whatsapp:\+\d{8,15}$/),
  configuration: z.record(z.string(), z.unknown()).optional(),
  webhook: z.record(z.string(), z.string()).default({}),
  profile: profileSchema,
});

const notFound = () => new TwilioError(404, 20404, "The requested resource was not found");

/** `/messaging/v2/Channels/Senders`: numbers on their way to WhatsApp. */
export const senderRoutes: FastifyPluginAsync<SenderOptions> = async (app, options) => {
  const { numbers, senders, modes, clock } = options;
  app.addHook("onRequest", async () => sleep(modes.slowSeconds * 1_000, undefined, { ref: false }));
  const live = async () => (await senders.list()).filter(({ removedAt }) => removedAt === null);
  const find = async (sid: string): Promise<SimulatedSender> => {
    const sender = await senders.find(sid);
    if (!sender || sender.removedAt !== null) throw notFound();
    return sender;
  };
  const present = (sender: SimulatedSender) => presentSender(sender, senderStatus(sender, clock.now(), modes));

  app.post("/Channels/Senders", async ({ body }, reply) => {
    const parsed = createSchema.safeParse(body);
    if (!parsed.success) throw new TwilioError(400, 63100, `Invalid ${parsed.error.issues[0]?.path.join(".")}`);
    const { sender_id: senderId, webhook, profile } = parsed.data;
    const phoneNumber = senderId.slice("whatsapp:".length);
    const isOurs = (await numbers.list()).some((one) => one.phoneNumber === phoneNumber && one.releasedAt === null);
    if (!isOurs) throw new TwilioError(400, 63104, "The number isn't one of this account");
    if ((await live()).some((one) => one.phoneNumber === phoneNumber)) {
      throw new TwilioError(409, 63110, "The number is a sender already");
    }
    if (modes.sender === "refused") throw new TwilioError(400, 63113, "The display name was refused by WhatsApp");
    const now = clock.now();
    const sender = await senders.put({
      sid: newSenderSid(),
      phoneNumber,
      webhook,
      profile,
      createdAt: now.toString(),
      decidedAt: now.add({ milliseconds: Math.round(modes.senderSeconds * 1_000) }).toString(),
      outcome: modes.sender === "declined" ? "OFFLINE" : "ONLINE",
      removedAt: null,
    });
    if (modes.sender === "unanswered") return hangUp(reply);
    reply.code(202);
    return present(sender);
  });

  app.get<{ Querystring: PageQuery & { Channel?: string } }>("/Channels/Senders", async ({ query }) => {
    if (query.Channel !== "whatsapp") throw new TwilioError(400, 20001, "Channel is required");
    return answerPage(
      "senders",
      (await live()).map(present),
      "https://messaging.twilio.com/v2/Channels/Senders",
      query,
    );
  });

  app.get<{ Params: { sid: string } }>("/Channels/Senders/:sid", async ({ params }) => present(await find(params.sid)));

  app.post<{ Params: { sid: string } }>("/Channels/Senders/:sid", async ({ params, body }, reply) => {
    const sender = await find(params.sid);
    const parsed = createSchema.partial().safeParse(body);
    if (!parsed.success) throw new TwilioError(400, 63100, `Invalid ${parsed.error.issues[0]?.path.join(".")}`);
    const { webhook = sender.webhook, profile = sender.profile } = parsed.data;
    reply.code(202);
    return present(await senders.put({ ...sender, webhook, profile }));
  });

  app.delete<{ Params: { sid: string } }>("/Channels/Senders/:sid", async ({ params }, reply) => {
    await senders.put({ ...(await find(params.sid)), removedAt: clock.now().toString() });
    return reply.code(204).send();
  });
};

const presentSender = (sender: SimulatedSender, status: string) => ({
  sid: sender.sid,
  status,
  sender_id: `whatsapp:${sender.phoneNumber}`,
  configuration: {},
  webhook: sender.webhook,
  profile: sender.profile,
  properties: status === "ONLINE" ? { quality_rating: "HIGH", messaging_limit: "250 Customers/24hr" } : null,
  offline_reasons: status === "OFFLINE" ? [offlineReason] : null,
  url: `https://messaging.twilio.com/v2/Channels/Senders/${sender.sid}`,
});

const offlineReason = {
  code: "63020",
  message: "WhatsApp declined the display name",
  more_info: "https://www.twilio.com/docs/errors/63020",
};
