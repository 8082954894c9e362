import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { isBotPaused, pauseEnd } from "#domain/clients/bot-pause.ts";
import { isWindowOpen, windowClosesAt } from "#domain/notices/message-window.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { insertOutbound } from "../answering/answering-store.ts";
import { presentChatMessage } from "../message-present.ts";
import { setDue } from "../queue/queue-store.ts";
import { selectLatestConversation, selectThread, setPause } from "./thread-store.ts";

type Person = { ownerId: OwnerId; clientId: string };

export type Thread = {
  messages: ChatMessage[];
  hasEarlier: boolean;
  windowClosesAt: string | null;
  botPausedUntil: string | null;
};

/** A page of a chat, oldest message first, and whether the owner may join in. */
export const findThread = async (
  tx: Tx,
  person: Person,
  { before = null, count }: { before?: string | null; count: number },
  now: Temporal.Instant,
): Promise<Thread> => {
  const [rows, [conversation]] = await Promise.all([
    tx.run(selectThread, { ...person, before, count: count + 1 }),
    tx.run(selectLatestConversation, person),
  ]);
  const lastInboundAt = conversation?.last_inbound_at ?? null;
  const pausedUntil = conversation?.bot_paused_until ?? null;
  return {
    messages: rows.slice(0, count).reverse().map(presentChatMessage),
    hasEarlier: rows.length > count,
    windowClosesAt:
      lastInboundAt !== null && isWindowOpen(lastInboundAt, now) ? windowClosesAt(lastInboundAt).toString() : null,
    botPausedUntil: isBotPaused(pausedUntil, now) ? String(pausedUntil) : null,
  };
};

type LatestConversation = NonNullable<(typeof selectLatestConversation)["row"]>;

/** Where a person can be written to in free text; refused where WhatsApp or the person doesn't allow it. */
export const findOpenWindow = async (tx: Tx, person: Person, now: Temporal.Instant): Promise<LatestConversation> => {
  const [conversation] = await tx.run(selectLatestConversation, person);
  if (!conversation) throw new AppError("not-found");
  if (conversation.opted_out_at !== null) throw new AppError("client-opted-out");
  if (!isWindowOpen(conversation.last_inbound_at, now)) throw new AppError("window-closed");
  return conversation;
};

type Writing = {
  ownerId: OwnerId;
  conversation: LatestConversation;
  author: "bot" | "owner";
  now: Temporal.Instant;
};

type Content = { kind: string; text: string; opener: string | null; options: string };

/** Stores a message that is sent after the commit. */
export const queueMessage = async (tx: Tx, writing: Writing, content: Content): Promise<ChatMessage> => {
  const { ownerId, conversation, author, now } = writing;
  const { id: conversationId, client_id: clientId } = conversation;
  const [[message]] = await Promise.all([
    tx.run(insertOutbound, { ownerId, clientId, conversationId, now, ...content, author, status: "queued" }),
    tx.run(setDue, { ownerId, conversationId }),
  ]);
  if (!message) throw new Error("a message was not stored");
  tx.ring({ ownerId, conversationId, inMs: 0 });
  const row = { id: message.id, author, status: "queued", reason: null, created_at: now };
  return presentChatMessage({ ...row, ...content, options: [] });
};

/** The owner writes to a person, who from then on is the owner's for an hour. */
export const writeAsOwner = async (tx: Tx, clock: Clock, person: Person, text: string): Promise<ChatMessage> => {
  const { ownerId } = person;
  const now = clock.now();
  const conversation = await findOpenWindow(tx, person, now);
  const content = { kind: "text", text, opener: null, options: "[]" };
  const [message] = await Promise.all([
    queueMessage(tx, { ownerId, conversation, author: "owner", now }, content),
    tx.run(setPause, { ...person, until: pauseEnd(now) }),
  ]);
  return message;
};

/** The bot answers again. False when there is no such person. */
export const handBack = async (tx: Tx, person: Person): Promise<boolean> =>
  (await tx.run(setPause, { ...person, until: null })).length > 0;
