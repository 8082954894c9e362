import { availabilityRequestOf, standardTypeId, typeOf } from "../../availability/availability-request.ts";
import { findObstacle } from "../../availability/free-times.ts";
import { visitTypesOf } from "../../availability/visit-type.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { BookingScene, ChosenSlot } from "../../state.ts";
import { bookedName } from "../booked-name.ts";
import { proceedWithDraft } from "../proceed-with-draft.ts";
import { planRepeat, visitsOf, withAgentsOfSlot } from "./plan-repeat.ts";

/**
 * A yes to a series. Every date is checked once more. If the plan differs from what was read back, the new plan is read
 * back and nothing is booked.
 */
export const confirmRepeat = (
  turn: Turn,
  { draft, slot }: Extract<BookingScene, { step: "summary" }>,
  visits: readonly ChosenSlot[],
): TurnOutcome => {
  const type = typeOf(turn, draft);
  const rhythm = draft.repeat?.rhythm;
  const request = type && availabilityRequestOf(turn, draft, type, slot.agentId);
  const plan = request && rhythm ? planRepeat(turn, draft, { request, slot, rhythm }) : null;
  const isFirstFree =
    plan !== null &&
    request !== null &&
    findObstacle(turn, withAgentsOfSlot(request, slot), slot.date, slot.time) === null;
  const plain = ({ agentId, date, time, parts }: ChosenSlot): ChosenSlot => ({
    ...{ date, time, agentId },
    ...(parts && { parts }),
  });
  const isAsRead = plan !== null && JSON.stringify(visitsOf(plan).map(plain)) === JSON.stringify(visits.map(plain));
  if (!request || !rhythm || !isFirstFree || !isAsRead) {
    return proceedWithDraft(turn, draft, { lead: [{ key: "repeat.changed" }] });
  }
  const [, ...more] = visitTypesOf(turn, draft);
  const { forName } = draft;
  return {
    scene: { step: "working", doing: "bookSeries", draft, slot, visits: [...visits] },
    lines: [],
    command: {
      kind: "bookSeries",
      typeId: request.type.id === standardTypeId ? null : request.type.id,
      ...(more.length > 0 && { moreTypeIds: more.map(({ id }) => id) }),
      every: rhythm.every,
      unit: rhythm.unit,
      visits: visits.map(plain),
      name: bookedName(turn, draft) ?? "",
      ...(forName !== undefined && { forName }),
      ...(turn.facts.client.afterNoShows === "ask" && { asksOwner: true as const }),
    },
  };
};
