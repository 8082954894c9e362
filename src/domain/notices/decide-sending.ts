import type { ChannelDecision } from "./channel/choose-channel.ts";
import type { NoticeKind } from "./client-knowledge.ts";
import { hasStarted } from "./decide-notice.ts";
import { isWindowOpen } from "./message-window.ts";
import type { NoticeReason } from "./notice-reason.ts";
import type { NoticeStatus } from "./notice-status.ts";

/** Everything that is known about a notice at the moment it should leave. */
export type SendingFacts = {
  kind: NoticeKind;
  status: NoticeStatus;
  /** The appointment's version the notice is about, and when that appointment begins. */
  version: number;
  startsAt: Temporal.Instant;
  /** The appointment as it is now; null when it is gone. */
  appointment: { version: number; status: string } | null;
  /** Since when a worker has had it in hand; null when none has. */
  claimedForMs: number | null;
  /** By which channel; of a repeat the one of the first try. */
  channel: ChannelDecision;
  lastInboundAt: Temporal.Instant | null;
  /** The window is known to be closed: the provider refused a text. */
  isTextRefused: boolean;
  template: "approved" | "pending" | "rejected";
};

export type SendingDecision =
  /** It has left or been closed already. */
  | { act: "nothing" }
  /** Another worker may be sending it at this moment. */
  | { act: "wait" }
  /** WhatsApp hasn't decided about the template yet. */
  | { act: "wait-for-template" }
  | ({ act: "close"; isRepeat: boolean } & NoticeEnd)
  /** `isRepeat`: an earlier try ended without an answer, and the message may be with the provider. */
  | { act: "send"; as: "text" | "template" | "mail"; isRepeat: boolean };

/** How a notice ends that never left. */
export type NoticeEnd = { status: "superseded" | "not_sent"; reason: NoticeReason | null };

/** Longer than a request to the provider may take, so that who still has a claim after it is dead. */
export const claimMs = 20_000;

/** What to do with a notice whose turn has come. One that is no longer true is never sent. */
export const decideSending = (facts: SendingFacts, now: Temporal.Instant): SendingDecision => {
  if (facts.status !== "queued" && facts.status !== "sending") return { act: "nothing" };
  if (facts.claimedForMs !== null && facts.claimedForMs < claimMs) return { act: "wait" };
  const isRepeat = facts.status === "sending";
  const notSent = (reason: NoticeReason): SendingDecision => ({ act: "close", status: "not_sent", reason, isRepeat });
  if (!isStillTrue(facts)) return { act: "close", status: "superseded", reason: null, isRepeat };
  if (facts.channel.channel === null) return notSent(facts.channel.obstacle);
  if (hasStarted(facts.startsAt, now)) return notSent("too-late");
  if (facts.channel.channel === "mail") return { act: "send", as: "mail", isRepeat };
  if (!facts.isTextRefused && isWindowOpen(facts.lastInboundAt, now)) return { act: "send", as: "text", isRepeat };
  if (facts.template === "approved") return { act: "send", as: "template", isRepeat };
  if (facts.template === "pending") return { act: "wait-for-template" };
  return notSent("no-template");
};

/**
 * A cancellation stays true while the appointment is cancelled or gone, that a time isn't available stays true for good; anything else
 * only for the very version of the appointment it is about. For an opening that is the offer, as long as it is open.
 */
const isStillTrue = ({ kind, version, appointment }: SendingFacts): boolean => {
  if (kind === "withdrawn") return true;
  if (kind === "cancel") return appointment === null || appointment.status === "cancelled";
  return appointment !== null && appointment.status !== "cancelled" && appointment.version === version;
};
