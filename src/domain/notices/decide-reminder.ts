import type { ReminderKind } from "./client-knowledge.ts";

/** How long before an appointment a client is reminded of it, and how much later is still of use. */
const reminders: Record<ReminderKind, { beforeMs: number; lateMs: number }> = {
  reminder24h: { beforeMs: 24 * 3_600_000, lateMs: 6 * 3_600_000 },
  reminder2h: { beforeMs: 2 * 3_600_000, lateMs: 3_600_000 },
};

/** When the client is to be reminded; a moment that has passed when the appointment is made is left out. */
export const planReminders = (
  startsAt: Temporal.Instant,
  now: Temporal.Instant,
): { kind: ReminderKind; dueAt: Temporal.Instant }[] =>
  (Object.keys(reminders) as ReminderKind[])
    .map((kind) => ({ kind, dueAt: dueAtOf(kind, startsAt) }))
    .filter(({ dueAt }) => Temporal.Instant.compare(dueAt, now) > 0);

export type RemindedAppointment = { status: string; startsAt: Temporal.Instant; isTest: boolean };

/**
 * Whether the moment of a reminder has come: not before its time, because the appointment was moved away, and not long
 * after it, because the appointment was moved closer or nobody was awake.
 */
export const isReminderDue = (
  kind: ReminderKind,
  { status, startsAt, isTest }: RemindedAppointment,
  now: Temporal.Instant,
): boolean => {
  if (status === "cancelled" || isTest) return false;
  const lateMs = now.epochMilliseconds - dueAtOf(kind, startsAt).epochMilliseconds;
  return lateMs >= 0 && lateMs <= reminders[kind].lateMs;
};

const dueAtOf = (kind: ReminderKind, startsAt: Temporal.Instant): Temporal.Instant =>
  startsAt.subtract({ milliseconds: reminders[kind].beforeMs });
