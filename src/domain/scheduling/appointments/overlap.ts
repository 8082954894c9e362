import { displayStatus } from "./appointment-status.ts";

// Half-open: an appointment may start at the moment the previous one ends.
/** Whether each of two spans starts before the other ends. */
const overlaps = (a: EpochSpan, b: EpochSpan): boolean => a.startsAtMs < b.endsAtMs && b.startsAtMs < a.endsAtMs;

export type EpochSpan = { startsAtMs: number; endsAtMs: number };

/** What an overlap warning needs to know about an appointment on screen. */
export type ShownAppointment = EpochSpan & { date: string; agentId: string; clientPhone: string; status: string };

/** `isWarning`: one agent, or one client, would be in two places at once. Two agents at work is an ordinary day. */
export type OverlapPair<T> = { first: T; second: T; isSameAgent: boolean; isWarning: boolean };

/**
 * The pairs of appointments on the same date that overlap, cancelled ones left out; those to warn of first. Within both
 * groups, and within a pair, the earlier start comes first.
 */
export const overlapPairs = <T extends ShownAppointment>(appointments: readonly T[]): OverlapPair<T>[] => {
  const sorted = appointments
    .filter((appointment) => displayStatus(appointment.status) !== "cancelled")
    .sort((a, b) => a.startsAtMs - b.startsAtMs || a.endsAtMs - b.endsAtMs);
  const warnings: OverlapPair<T>[] = [];
  const others: OverlapPair<T>[] = [];
  let running: T[] = [];
  for (const second of sorted) {
    running = running.filter((first) => first.endsAtMs > second.startsAtMs);
    for (const first of running) {
      if (first.date !== second.date || !overlaps(first, second)) continue;
      const isSameAgent = first.agentId === second.agentId;
      const isWarning = isSameAgent || isSamePhone(first.clientPhone, second.clientPhone);
      (isWarning ? warnings : others).push({ first, second, isSameAgent, isWarning });
    }
    running.push(second);
  }
  return [...warnings, ...others];
};

/** The dates that carry an "Overlap" warning. */
export const datesWithOverlap = (appointments: readonly ShownAppointment[]): Set<string> =>
  new Set(
    overlapPairs(appointments)
      .filter(({ isWarning }) => isWarning)
      .map((pair) => pair.first.date),
  );

/** However it is written. A phone that is hidden, or none, is nobody's. */
const isSamePhone = (a: string, b: string): boolean => {
  const digits = a.replace(/\D/g, "");
  return digits !== "" && digits === b.replace(/\D/g, "");
};
