import { displayStatus } from "./appointment-status.ts";

// Half-open: an appointment may start at the moment the previous one ends.
/** Whether each of two spans starts before the other ends. */
const overlaps = (a: Span, b: Span): boolean => a.startsAtMs < b.endsAtMs && b.startsAtMs < a.endsAtMs;

export type Span = { startsAtMs: number; endsAtMs: number };

/** What an overlap warning needs to know of an appointment on screen. */
export type ShownAppointment = Span & { date: string; agentId: string; status: string };

export type OverlapPair<T> = { first: T; second: T; isSameAgent: boolean };

/**
 * The pairs of appointments on the same date that overlap, cancelled ones left out. Pairs of the same agent come
 * first: one person can't be in two places, while two agents at the same hour may be quite all right. Within both
 * groups, and within a pair, the earlier start comes first.
 */
export const overlapPairs = <T extends ShownAppointment>(appointments: readonly T[]): OverlapPair<T>[] => {
  const sorted = appointments
    .filter((appointment) => displayStatus(appointment.status) !== "cancelled")
    .sort((a, b) => a.startsAtMs - b.startsAtMs || a.endsAtMs - b.endsAtMs);
  const sameAgent: OverlapPair<T>[] = [];
  const acrossAgents: OverlapPair<T>[] = [];
  let running: T[] = [];
  for (const second of sorted) {
    running = running.filter((first) => first.endsAtMs > second.startsAtMs);
    for (const first of running) {
      if (first.date !== second.date || !overlaps(first, second)) continue;
      const isSameAgent = first.agentId === second.agentId;
      (isSameAgent ? sameAgent : acrossAgents).push({ first, second, isSameAgent });
    }
    running.push(second);
  }
  return [...sameAgent, ...acrossAgents];
};

/** The dates that carry an "Overlap" warning. */
export const datesWithOverlap = (appointments: readonly ShownAppointment[]): Set<string> =>
  new Set(overlapPairs(appointments).map((pair) => pair.first.date));
