import type { ChatMessage } from "#contract/chat/chat-message.ts";

export type ChatTick = "queued" | "sent" | "delivered" | "read" | "failed";

export type ChatOption = ChatMessage["options"][number];

/** A message as one of the two sides sees it. */
export type ChatEntry = Pick<ChatMessage, "id" | "kind" | "text" | "opener" | "options" | "at"> & {
  /** `own`: written by the person looking at the chat. */
  side: "own" | "other";
  /** How far it came; null for what came in. */
  tick: ChatTick | null;
  /** Said above the text, where the side doesn't tell. */
  author?: string;
  /** Why it didn't arrive. */
  problem?: string;
};

/** The client's own phone: what the client wrote is one's own, and read once it was answered. */
export const clientsView = (message: ChatMessage): ChatEntry => {
  const isOwn = message.author === "client";
  return { ...facts(message), side: isOwn ? "own" : "other", tick: isOwn ? clientTicks(message.status) : null };
};

/** The business's side: everything sent in its name is its own. */
export const businessView = (message: ChatMessage): ChatEntry => {
  const isOwn = message.author !== "client";
  return { ...facts(message), side: isOwn ? "own" : "other", tick: isOwn ? businessTicks[message.status] : null };
};

const facts = ({ id, kind, text, opener, options, at }: ChatMessage) => ({ id, kind, text, opener, options, at });

const clientTicks = (status: ChatMessage["status"]): ChatTick => {
  if (status === "done" || status === "read") return "read";
  return status === "received" || status === "delivered" ? "delivered" : "sent";
};

const businessTicks: Record<ChatMessage["status"], ChatTick | null> = {
  received: null,
  done: null,
  queued: "queued",
  sending: "queued",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
  not_sent: "failed",
};
