import { z } from "zod";
import { clientFormSchema, optionalClientNameSchema, ownerReplySchema } from "#domain/clients/client-form.ts";
import { tagSchema } from "#domain/clients/tags.ts";
import { languages } from "#domain/languages.ts";
import { channels } from "#domain/notices/channel/choose-channel.ts";
import { outcomes } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { chatMessageSchema } from "../chat/chat-message.ts";
import { cursorSchema, idSchema, instantSchema, searchSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Clients";
const clientParams = z.strictObject({ clientId: idSchema });

const visitSchema = z.strictObject({
  appointmentId: idSchema,
  date: z.string(),
  time: z.string(),
  service: z.string(),
  agentName: z.string(),
});

const clientSchema = z.strictObject({
  id: idSchema,
  /** As the person or the owner wrote it; null when nobody has. */
  name: z.string().nullable(),
  /** The name in the person's WhatsApp profile. */
  profileName: z.string().nullable(),
  /** As the whole world dials it, else as it was written; null for people who hide their number or gave none. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** What the client or the owner chose; null: WhatsApp where it can be used, else mail. */
  channelChoice: z.enum(channels).nullable(),
  /** Since when the client wants no reminders or offers by mail. */
  mailStoppedAt: instantSchema.nullable(),
  /** When a mail server refused the address for good: nothing goes there until it is corrected. */
  mailRefusedAt: instantSchema.nullable(),
  /** Known to WhatsApp, which keeps the number to itself. */
  isNumberHidden: z.boolean(),
  /** The owner's own words, seen by nobody else. */
  tags: z.array(z.string()),
  /** What the person chose; null means the bot's language. */
  language: z.enum(languages).nullable(),
  isBlocked: z.boolean(),
  /** Wrote STOP: nothing is sent to them until they write START. */
  isOptedOut: z.boolean(),
  /** Since when the person has been waiting for a human answer. */
  wantsHumanSince: instantSchema.nullable(),
  /** Questions of the person that the bot passed on to the team and that wait for an answer, the oldest first. */
  questions: z.array(z.strictObject({ id: idSchema, words: z.string(), askedAt: instantSchema })),
  /** Until when the bot leaves this person to the owner. */
  botPausedUntil: instantSchema.nullable(),
  /** When the person last wrote; null if they never did. */
  lastMessageAt: instantSchema.nullable(),
  /** The latest message in the chat, no matter who wrote it. */
  lastMessage: z
    .strictObject({ author: z.enum(["client", "bot", "owner"]), text: z.string(), at: instantSchema })
    .nullable(),
  nextVisit: visitSchema.nullable(),
  /** The latest that has begun, wasn't cancelled and wasn't missed. */
  lastVisit: visitSchema.nullable(),
  /** Of all time: appointments that have begun and were neither cancelled nor missed. */
  visitCount: z.int(),
  /** Of all time: appointments the person didn't come to. */
  noShowCount: z.int(),
  /** What the person said within the last hours about when they arrive. */
  arrival: z
    .strictObject({
      kind: z.enum(["late", "coming", "here"]),
      /** How late, when they said so. */
      minutes: z.int().nullable(),
      at: instantSchema,
    })
    .nullable(),
});

export type Client = z.infer<typeof clientSchema>;

export const clientDetailsSchema = clientSchema.extend({
  notes: z.string(),
  createdAt: instantSchema,
  /** Newest first, at most 50. */
  visits: z.array(
    visitSchema.extend({ status: z.enum(["confirmed", "pending", "cancelled"]), outcome: z.enum(outcomes).nullable() }),
  ),
  /** Records of the same person that were merged into this one, and can be taken out again. */
  merged: z.array(z.strictObject({ id: idSchema, name: z.string().nullable(), phone: z.string().nullable() })),
});

export type ClientDetails = z.infer<typeof clientDetailsSchema>;

export const listClients = defineRoute({
  method: "GET",
  path: "/api/v1/clients",
  summary:
    "List clients: everyone who has written or had an appointment; who waits for an answer first, then the latest",
  description: "Pages with `cursor`. `search` finds parts of names and numbers, `tag` one of the owner's own tags.",
  tag,
  access: "owner",
  query: z.strictObject({
    /** Part of a name, or of a number however it is written. */
    search: searchSchema,
    /** Only those with this tag. */
    tag: tagSchema.refine((text) => !text.includes("\uFFFD"), { error: "controlCharacters" }).optional(),
    cursor: cursorSchema,
  }),
  response: z.strictObject({
    clients: z.array(clientSchema),
    nextCursor: z.string().nullable(),
    /**
     * With very many clients, a search for one or two letters looks only at the most recent ones, so some matches may
     * be missing.
     */
    isPartial: z.boolean(),
    /** How many clients there are, whatever is searched. */
    total: z.int(),
    /** Every tag in use, and on how many clients. */
    tags: z.array(z.strictObject({ tag: z.string(), clients: z.int() })),
    /** How many people wait for a human answer, on all pages. */
    waitingForHuman: z.int(),
  }),
});

export const findWaitingClients = defineRoute({
  method: "GET",
  path: "/api/v1/clients/waiting",
  summary:
    "How many clients wait for a person's answer, who has waited longest, and how many have said when they arrive",
  description: "For a badge in the navigation.",
  tag,
  access: "owner",
  response: z.strictObject({
    waitingForHuman: z.int(),
    firstClientId: idSchema.nullable(),
    /** How many have just said when they arrive. */
    arriving: z.int(),
  }),
});

export const getClient = defineRoute({
  method: "GET",
  path: "/api/v1/clients/:clientId",
  summary: "Get a client, with notes and appointments",
  description: "Includes notes, tags, the latest 50 appointments and merged records.",
  tag,
  access: "owner",
  params: clientParams,
  response: clientDetailsSchema,
  errors: ["not-found"],
});

export const updateClient = defineRoute({
  method: "PATCH",
  path: "/api/v1/clients/:clientId",
  summary:
    "Change a client's name, address, channel, notes or tags, block them, or mark their request for a person as answered",
  description: "Send only the fields that change. A blocked client gets no answer from the bot and can't book.",
  tag,
  access: "owner",
  params: clientParams,
  body: clientFormSchema.extend({ isBlocked: z.boolean(), wantsHuman: z.literal(false) }).partial(),
  response: clientDetailsSchema,
  errors: ["not-found"],
});

export const listClientMessages = defineRoute({
  method: "GET",
  path: "/api/v1/clients/:clientId/messages",
  summary: "Get the chat with a client: the latest 50 messages, or the 50 before a given one",
  description: "Oldest first. Page backwards with `before`, the id of the first message of the last answer.",
  tag,
  access: "owner",
  params: clientParams,
  query: z.strictObject({ before: idSchema.optional() }),
  response: z.strictObject({
    /** Oldest first. */
    messages: z.array(chatMessageSchema),
    hasEarlier: z.boolean(),
    /** Until when WhatsApp lets the business answer in its own words; null when it doesn't. */
    windowClosesAt: instantSchema.nullable(),
    botPausedUntil: instantSchema.nullable(),
  }),
  errors: ["not-found"],
});

export const sendClientMessage = defineRoute({
  method: "POST",
  path: "/api/v1/clients/:clientId/messages",
  summary: "Reply to a client; the bot then leaves them to the owner for an hour",
  description:
    "Possible within 24 hours of the client's last message, as WhatsApp rules. The bot stays silent for an hour.",
  tag,
  access: "owner",
  params: clientParams,
  status: 201,
  idempotent: true,
  body: ownerReplySchema,
  response: chatMessageSchema,
  errors: ["not-found", "window-closed", "client-opted-out", "idempotency-mismatch"],
});

export const handBackClient = defineRoute({
  method: "POST",
  path: "/api/v1/clients/:clientId/hand-back",
  summary: "Hand a client back to the bot",
  description: "The bot answers the next message again.",
  tag,
  access: "owner",
  params: clientParams,
  response: clientDetailsSchema,
  errors: ["not-found"],
});

export const mergeClients = defineRoute({
  method: "POST",
  path: "/api/v1/clients/:clientId/merge",
  summary: "Merge another record of the same person into this one: appointments, chat, notes and tags come along",
  description: "Can be taken back with `unmerge`.",
  tag,
  access: "owner",
  params: clientParams,
  body: z.strictObject({
    otherClientId: idSchema,
    /** The name that stays; the number that stays is this record's, and the other is known as well. */
    name: optionalClientNameSchema,
  }),
  response: clientDetailsSchema,
  errors: ["not-found"],
});

export const unmergeClients = defineRoute({
  method: "POST",
  path: "/api/v1/clients/:clientId/unmerge",
  summary: "Take a merged record out again, with what belongs to its number",
  description: "Only records that were merged here can be taken out again.",
  tag,
  access: "owner",
  params: clientParams,
  body: z.strictObject({ otherClientId: idSchema }),
  response: clientDetailsSchema,
  errors: ["not-found"],
});
