import type { DayChange } from "./day-change.ts";

/**
 * What an action did, in order of time, a visit of several services once: its first service, or the one that was given to
 * somebody else, stands for all of it.
 */
export const ofVisits = (
  changes: readonly DayChange[],
  visitOf: (change: DayChange) => string | null,
): { change: DayChange; others: DayChange[] }[] => {
  const sorted = changes.toSorted((a, b) => a.fromMs - b.fromMs);
  const groups = Map.groupBy(sorted, (change) => visitOf(change) ?? change.appointmentId);
  return [...groups.values()].flatMap((group) => {
    const change = group.find(({ fromAgentId, toAgentId }) => fromAgentId !== toAgentId) ?? group[0];
    return change ? [{ change, others: group.filter((one) => one !== change) }] : [];
  });
};
