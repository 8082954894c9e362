import {
  type ClientKnowledge,
  clientKnowledge,
  isNewToClient,
  type NoticeKind,
  type NotifiedSlot,
  type PastNotice,
} from "./client-knowledge.ts";
import type { NoticeReason } from "./notice-reason.ts";

export type NoticeFacts = {
  history: readonly PastNotice[];
  /** Why no channel leads to the client; null if one does. */
  obstacle: NoticeReason | null;
};

export type NoticedChange = {
  kind: NoticeKind;
  slot: NotifiedSlot;
  /** What was true before the change; "nothing" when the appointment is new. */
  before: ClientKnowledge;
  startsAt: Temporal.Instant;
  /** Something other than the time or agent changed, and the client has to know. */
  isNews?: boolean;
};

export type NoticeDecision =
  | { isNeeded: false }
  /** `slot` is what the notice speaks of; `obstacle` why it can't leave, if it can't. */
  | { isNeeded: true; slot: NotifiedSlot; obstacle: NoticeReason | null };

/** Whether a change of an appointment needs a notice, what it is about, and what prevents it. */
export const decideNotice = (change: NoticedChange, facts: NoticeFacts, now: Temporal.Instant): NoticeDecision => {
  const knowledge = clientKnowledge(facts.history, change.before);
  if (!change.isNews && !isNewToClient(change.kind, change.slot, knowledge)) return { isNeeded: false };
  // A cancellation must speak of the time the client knows, not of one the client never knew.
  const isKnownSlot = change.kind === "cancel" && typeof knowledge === "object";
  const obstacle = facts.obstacle ?? (hasStarted(change.startsAt, now) ? "too-late" : null);
  return { isNeeded: true, slot: isKnownSlot ? knowledge : change.slot, obstacle };
};

/** Nobody wants a notice about an appointment whose time has come. */
export const hasStarted = (startsAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) <= 0;
