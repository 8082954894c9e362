import type { ReminderKind } from "./client-knowledge.ts";

/** How long before an appointment a client is reminded of it, and how much later is still of use. */
const reminders: Record<ReminderKind, { beforeMs: number; lateMs: number }> = {
  reminder24h: { beforeMs: 24 * 3_600_000, lateMs: 6 * 3_600_000 },
  reminder2h: { beforeMs: 2 * 3_600_000, lateMs: 3_600_000 },
};

/** Which appointments to look at for a kind of reminder: those that start in this span, both ends included. */
export type ReminderSpan = {
  kind: ReminderKind;
  leadMs: number;
  startsFrom: Temporal.Instant;
  startsUntil: Temporal.Instant;
};

/** Where the appointments are whose moment to be reminded of has come and hasn't gone. */
export const spansToRemind = (now: Temporal.Instant): ReminderSpan[] =>
  (Object.keys(reminders) as ReminderKind[]).map((kind) => {
    const { beforeMs, lateMs } = reminders[kind];
    return {
      kind,
      leadMs: beforeMs,
      startsFrom: now.add({ milliseconds: beforeMs - lateMs }),
      startsUntil: now.add({ milliseconds: beforeMs }),
    };
  });

export type RemindedAppointment = {
  status: string;
  startsAt: Temporal.Instant;
  /** When it was given this time. */
  timedAt: Temporal.Instant;
  isTest: boolean;
  /** It waits for the owner's confirmation: clients aren't reminded of unconfirmed appointments. */
  isAwaitingOwner: boolean;
  /** Booked on the page for a number from which nobody has ever written: it may be a stranger's. */
  isUnproven: boolean;
};

/**
 * Whether a reminder is due: not before its time, and not long after it in case the server was down. A reminder whose
 * time had passed when the appointment was booked or moved is skipped, because the client has just been notified.
 */
export const isReminderDue = (
  kind: ReminderKind,
  { status, startsAt, timedAt, isTest, isAwaitingOwner, isUnproven }: RemindedAppointment,
  now: Temporal.Instant,
): boolean => {
  if (status === "cancelled" || isTest || isAwaitingOwner || isUnproven) return false;
  const dueAt = startsAt.subtract({ milliseconds: reminders[kind].beforeMs });
  if (Temporal.Instant.compare(dueAt, timedAt) <= 0) return false;
  const lateMs = now.epochMilliseconds - dueAt.epochMilliseconds;
  return lateMs >= 0 && lateMs <= reminders[kind].lateMs;
};
