import { agentsFor, anyone, availabilityRequestOf, typeOf } from "../../availability/availability-request.ts";
import { freeSlotsOn } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { BookingScene, Draft } from "../../state.ts";
import { proceedWithDraft } from "../proceed-with-draft.ts";
import { oneByOne } from "./with-company.ts";

/** "Back to back is fine", "can we both come at the same time?", said while the first of two is booked; null for anything else. */
export const answerPairing = (turn: Turn, { draft }: BookingScene, meaning: Meaning): TurnOutcome | null => {
  const { pairing, when, typeIds, correctedName } = meaning;
  if (pairing === null || (draft.people?.length ?? 0) === 0) return null;
  const isTimed = when.time !== undefined && when.time.kind !== "relative";
  if (when.date || isTimed || typeIds.length > 0 || correctedName !== null) return null;
  const outcome = proceedWithDraft(turn, { ...draft, pairing });
  return withPairing(turn, outcome);
};

/** An outcome that also says how the other one then comes, behind how they are booked. */
export const withPairing = (turn: Turn, outcome: TurnOutcome): TurnOutcome => {
  const first = outcome.lines.findIndex(({ key }) => key === oneByOne.key) + 1;
  return { ...outcome, lines: outcome.lines.toSpliced(first, 0, ...pairingLines(turn, outcome)) };
};

/** How the other one then comes, once it is known when the first one does. */
const pairingLines = (turn: Turn, { scene }: TurnOutcome): Line[] => {
  if (scene.step !== "summary" && scene.step !== "name") return [];
  const { draft } = scene;
  if (draft.pairing === undefined || (draft.people?.length ?? 0) === 0) return [];
  if (draft.pairing === "after") return [{ key: "people.rightAfter" }];
  const agentId = scene.step === "summary" ? scene.slot.agentId : draft.agentId;
  return [{ key: isElseFree(turn, draft, agentId) ? "people.together" : "people.notTogether" }];
};

/** Whether the other one can be with somebody else at the hour of the first. */
const isElseFree = (turn: Turn, draft: Draft, agentId: string | undefined): boolean => {
  const [person] = draft.people ?? [];
  const other: Draft = { ...draft, typeId: person?.typeId ?? draft.typeId, agentId: undefined };
  const type = typeOf(turn, other);
  const { date, time } = draft;
  if (!type || date === undefined || time === undefined) return false;
  const free = agentsFor(turn, type).filter(
    (one) => freeSlotsOn(turn, availabilityRequestOf(turn, other, type, one.agentId), date, { time }).length > 0,
  );
  const isOpen = agentId === undefined || agentId === anyone;
  return isOpen ? free.length > 1 : free.some((one) => one.agentId !== agentId);
};
