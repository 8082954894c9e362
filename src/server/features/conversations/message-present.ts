import type { ChatMessage } from "#contract/chat/chat-message.ts";
import { type RenderedMessage, type RenderedOption, renderReply } from "#domain/conversation/replying/render.ts";
import type { Reply } from "#domain/conversation/replying/reply.ts";
import type { Tone } from "#domain/house/tone.ts";
import type { Language } from "#domain/languages.ts";
import { botTextsIn } from "#locales/bot-texts.ts";

export type ReplyStyle = {
  language: Language;
  tone: Tone | null;
  /** Named to clients who are elsewhere. */
  zone: string | null;
  /** Whose way of writing dates. */
  country: string | null;
};

/** A reply in words, as it is stored. */
export const presentReply = (reply: Reply, { language, tone, zone, country }: ReplyStyle) =>
  storedMessage(renderReply(reply, language, botTextsIn(language, tone), { zone, country }));

export const storedMessage = (message: RenderedMessage) => ({
  kind: message.kind,
  text: message.text,
  opener: message.kind === "list" ? message.opener : null,
  options: JSON.stringify(optionsOf(message)),
});

const optionsOf = (message: RenderedMessage): RenderedOption[] => {
  if (message.kind === "text") return [];
  return message.kind === "buttons" ? message.buttons : message.options;
};

type StoredMessage = { kind: string; text: string; opener: string | null; options: unknown };

/** A stored reply as it was rendered. */
export const readRendered = ({ kind, text, opener, options }: StoredMessage): RenderedMessage => {
  const choices = options as RenderedOption[];
  if (kind === "buttons") return { kind, text, buttons: choices };
  if (kind === "list") return { kind, text, opener: opener ?? "", options: choices };
  return { kind: "text", text };
};

export type ChatRow = StoredMessage & {
  id: string;
  author: string;
  status: string;
  reason: string | null;
  created_at: Temporal.Instant;
};

export const presentChatMessage = (row: ChatRow): ChatMessage => ({
  id: row.id,
  author: row.author as ChatMessage["author"],
  kind: row.kind as ChatMessage["kind"],
  text: row.text,
  opener: row.opener,
  options: (row.options as RenderedOption[]).map(({ id, title, description }) => ({
    id,
    title,
    description: description ?? null,
  })),
  status: row.status as ChatMessage["status"],
  reason: row.reason,
  at: row.created_at.toString(),
});
