import type { AbsenceChoice, AffectedByAbsence } from "#contract/scheduling/day-actions.ts";

/** How many clients get a message: each once, however many appointments they have, and nobody whose stays as it is. */
export const clientsAsked = (
  affected: readonly AffectedByAbsence[],
  decisionFor: (appointment: AffectedByAbsence) => AbsenceChoice,
): number =>
  new Set(affected.filter((one) => decisionFor(one).kind !== "keep").map(({ clientNumber }) => clientNumber)).size;
