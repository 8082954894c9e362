import { isNotified, type NoticeStatus } from "./notice-status.ts";

/**
 * `offer`: another time or agent, which the client may take or leave. `opening`: a time that is held for somebody on the
 * waitlist; `withdrawn`: it isn't available after all.
 */
export type NoticeKind = "confirmation" | "reschedule" | "cancel" | "offer" | "opening" | "withdrawn" | ReminderKind;

export type ReminderKind = "reminder24h" | "reminder2h";

const isReminder = (kind: NoticeKind): kind is ReminderKind => kind === "reminder24h" || kind === "reminder2h";

/** Whether it asks something: the client may answer by its buttons, or in words. */
export const isQuestion = (kind: NoticeKind): boolean => kind === "offer" || isReminder(kind);

/** When and with whom: what a notice tells a client about an appointment. */
export type NotifiedSlot = { date: string; time: string; agentId: string };

/** What a client takes to be true about an appointment. */
export type ClientKnowledge = NotifiedSlot | "cancelled" | "nothing";

export type PastNotice = {
  kind: NoticeKind;
  status: NoticeStatus;
  slot: NotifiedSlot;
  /** What was true before the change the notice is about; "nothing" for a new appointment. */
  before: ClientKnowledge;
};

/**
 * What the client knows after these notices, oldest first, when `before` was true before all of them. One that is still
 * waiting or was superseded says nothing. One that could not be sent counts as notified: the owner saw that, and has
 * other ways to tell.
 */
export const clientKnowledge = (history: readonly PastNotice[], before: ClientKnowledge): ClientKnowledge => {
  let knowledge = history[0]?.before ?? before;
  for (const { kind, status, slot } of history) {
    if (isNotified(status) || status === "not_sent" || status === "failed") {
      knowledge = kind === "cancel" ? "cancelled" : slot;
    }
  }
  return knowledge;
};

/**
 * Whether a change is new to the client. Reminders always count. A move that was undone before the client was notified
 * isn't new.
 */
export const isNewToClient = (kind: NoticeKind, slot: NotifiedSlot, knowledge: ClientKnowledge): boolean => {
  if (isReminder(kind)) return true;
  if (kind === "cancel") return knowledge !== "cancelled";
  if (knowledge === "nothing" || knowledge === "cancelled") return true;
  return knowledge.date !== slot.date || knowledge.time !== slot.time || knowledge.agentId !== slot.agentId;
};
