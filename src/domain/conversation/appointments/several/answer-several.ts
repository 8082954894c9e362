import type { Turn } from "../../conversation-turn.ts";
import { likelihoodOf, type Meaning, saysAct } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import { askCancelAll } from "../ask-cancel-series.ts";
import { askMoveSeveral } from "./ask-move-several.ts";
import { meantSeveral } from "./meant-several.ts";
import { goalOf } from "./plan-move.ts";

/** Reads back a change of several appointments at once; null when only one, or none, is meant. */
export const answerSeveral = (turn: Turn, meaning: Meaning): TurnOutcome | null => {
  const { several } = meaning;
  if (!several || meaning.forSomeone || likelihoodOf(meaning, "erase") === 1 || saysAct(meaning, "data")) return null;
  const own = meantSeveral(turn, several);
  const [first, ...others] = own ?? [];
  if (!own || !first) return null;
  const goal = several.isMoved && several.isTogether ? goalOf(turn, own, several) : null;
  const move = likelihoodOf(meaning, "move");
  const isCancelSaid = several.isCancelled && likelihoodOf(meaning, "cancel") >= 0.9 && move < 0.5;
  if (goal !== null && !isCancelSaid) return others.length > 0 ? askMoveSeveral(turn, own, goal) : null;
  const isPart = several.kept.length > 0 || several.lastKept !== undefined;
  if (several.isCancelled) return others.length > 0 || isPart ? askCancelAll(turn, own) : null;
  // "I need to move all my appointments", and nothing says where to.
  const isOpen = several.isTogether && move >= 0.45 && !several.when.date && !several.when.time;
  return isOpen && others.length > 0 && !meaning.shift ? askMoveSeveral(turn, own, null) : null;
};
