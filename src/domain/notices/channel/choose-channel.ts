import type { NoticeKind } from "../client-knowledge.ts";
import { knownObstacle, type WayToClient } from "../known-obstacle.ts";
import type { NoticeReason } from "../notice-reason.ts";

/** The ways by which notices reach a client. */
export const channels = ["whatsapp", "mail"] as const;

export type ClientChannel = (typeof channels)[number];

export type WayByMail = {
  /** Null: the client has none, or no mail can be sent. */
  address: string | null;
  /** A mail server refused the address for good. */
  isRefused: boolean;
  /** The client wants no reminders or offers by mail. */
  isStopped: boolean;
};

export type ChannelFacts = {
  kind: NoticeKind;
  /** What the client or the owner chose; null for neither. */
  choice: ClientChannel | null;
  whatsApp: WayToClient;
  mail: WayByMail;
};

export type ChannelDecision = { channel: ClientChannel } | { channel: null; obstacle: NoticeReason };

/**
 * The one channel a notice goes by: the chosen one if it can be used, else WhatsApp, else mail. A client who stopped one
 * kind of mail isn't written to elsewhere instead, and a STOP by chat holds for mail as well: what has to be known still goes.
 */
export const chooseChannel = (facts: ChannelFacts): ChannelDecision => {
  const { choice, whatsApp, mail } = facts;
  const obstacles = { whatsapp: knownObstacle(whatsApp), mail: mailObstacle(facts) };
  const order: readonly ClientChannel[] = choice === "mail" ? ["mail", "whatsapp"] : ["whatsapp", "mail"];
  for (const channel of order) {
    if (obstacles[channel] === null) return { channel };
    if (obstacles[channel] === "unsubscribed") return { channel: null, obstacle: "unsubscribed" };
  }
  // A number that failed before may have WhatsApp by now.
  if (knownObstacle({ ...whatsApp, lastFailure: null }) === null) return { channel: "whatsapp" };
  const isMailExpected = mail.address !== null && (choice === "mail" || whatsApp.recipient === null);
  return { channel: null, obstacle: obstacles[isMailExpected ? "mail" : "whatsapp"] ?? "rejected" };
};

const mailObstacle = ({ kind, whatsApp, mail }: ChannelFacts): NoticeReason | null => {
  if (mail.address === null) return "no-address";
  if (mail.isRefused) return "mail-refused";
  return (mail.isStopped || whatsApp.isOptedOut) && isOptional(kind) ? "unsubscribed" : null;
};

/** What a client can do without. Everything else changes what was agreed, or says what was. */
const isOptional = (kind: NoticeKind): boolean =>
  kind === "reminder24h" || kind === "reminder2h" || kind === "opening" || kind === "withdrawn";
