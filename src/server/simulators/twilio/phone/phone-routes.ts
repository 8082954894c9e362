import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { boundedText } from "#domain/text/text-field.ts";
import { parseBody } from "../../../platform/http/input/input-parser.ts";
import type { SimulatedMessage } from "../messages/message-store.ts";
import type { SimulatedTwilio } from "../twilio-server.ts";
import type { Phone } from "./phone-store.ts";

type PhoneOptions = Pick<SimulatedTwilio, "messages" | "deliver"> & { phone: Phone };

export const phoneNumberSchema = boundedText(40, "numberInvalid")
  .transform((text) => text.trim().replace(/^\+?/, "+"))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, "numberInvalid"));

const messageSchema = z.strictObject({
  from: phoneNumberSchema,
  to: phoneNumberSchema,
  text: boundedText(4_096, "tooLong").optional(),
  choice: boundedText(200, "tooLong").min(1).optional(),
  profileName: boundedText(100, "tooLong").optional(),
  messageId: boundedText(100, "tooLong").min(1).optional(),
  kind: z.enum(["voice", "image", "location", "sticker"]).optional(),
});

const chatSchema = z.strictObject({ business: phoneNumberSchema, client: phoneNumberSchema });

/** What the phone at `/simulator`, and tests, do with the simulated WhatsApp, on the app's own address. */
export const phoneRoutes: FastifyPluginAsync<PhoneOptions> = async (app, { messages, deliver, phone }) => {
  app.get("/simulator/api/businesses", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return phone.listBusinesses();
  });

  app.post("/simulator/api/messages", async (request) => {
    const written = parseBody(messageSchema, request.body);
    const { sid, from, to } = await deliver(written);
    await phone.awaitAnswer(sid);
    const all = await messages.list(from);
    const since = all.slice(all.findIndex((message) => message.sid === sid) + 1);
    const replies = since.filter((message) => message.direction === "outbound" && message.from === to);
    return { replies: replies.map(({ text, options }) => ({ text, options: options.map(presentOption) })) };
  });

  app.get("/simulator/api/chat", async (request, reply) => {
    const { business, client } = parseBody(chatSchema, request.query);
    reply.header("cache-control", "no-store");
    const [all, { isTyping, done }] = await Promise.all([messages.list(client), phone.progressOf(business, client)]);
    const shown = all.filter(({ from, to }) => from === business || to === business);
    return { messages: shown.map((message) => presentShown(message, done)), isTyping };
  });
};

const presentShown = (
  message: SimulatedMessage,
  done: ReadonlySet<string>,
): Omit<ChatMessage, "id"> & { id: string } => ({
  id: message.sid,
  author: message.direction === "inbound" ? "client" : message.isTemplate ? "notice" : "bot",
  kind: kindOf(message),
  text: message.text,
  opener: message.opener,
  options: message.options.map(presentOption).map((option) => ({ description: null, ...option })),
  status: statusOf(message, done),
  reason: message.errorCode === null ? null : String(message.errorCode),
  at: message.at,
});

/** Lists must have descriptions at Twilio; one that only repeats the title says nothing. */
const presentOption = ({ id, title, description }: SimulatedMessage["options"][number]) => ({
  id,
  title,
  ...(description !== undefined && description !== title && { description }),
});

const kindOf = ({ media, options, opener }: SimulatedMessage): ChatMessage["kind"] => {
  if (media !== undefined) return media === "location" ? "location" : "media";
  if (options.length === 0) return "text";
  return opener === null ? "buttons" : "list";
};

/** The phone's own messages are read as soon as the bot has answered them. */
const statusOf = ({ direction, status, sid }: SimulatedMessage, done: ReadonlySet<string>): ChatMessage["status"] => {
  if (direction === "inbound") return done.has(sid) ? "read" : "delivered";
  return status === "undelivered" ? "failed" : status === "received" ? "delivered" : status;
};
