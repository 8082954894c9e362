import { maxVisitParts } from "../../../scheduling/visits/visit-form.ts";
import type { Turn } from "../../conversation-turn.ts";
import { paginateChoices } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { typeChoices } from "./ask-type.ts";

/** Asks which service is to follow in the same visit. */
export const askMore = (
  turn: Turn,
  draft: Draft,
  { lead, page }: { lead: readonly Line[]; page: number },
): TurnOutcome => {
  const chosen = chosenTypes(draft);
  return {
    scene: { step: "type", draft: { ...draft, isAdding: true }, page },
    lines: [...lead, { key: "questions.anotherType" }],
    choices: paginateChoices(
      typeChoices(turn).filter(({ value }) => !chosen.includes(value)),
      page,
    ),
    style: "list",
  };
};

/** "Add another service", where there is one to add; never while something moves. */
export const addChoice = (turn: Turn, draft: Draft): Choice[] => {
  const chosen = chosenTypes(draft);
  const isOpen = turn.facts.types.some(({ id }) => !chosen.includes(id));
  if (chosen.length === 0 || chosen.length >= maxVisitParts || !isOpen || draft.moving || draft.isForOther) return [];
  return [{ value: addValue, title: { key: "options.addService" } }];
};

export const addValue = "addService";

/** The draft with one more service, which comes after the others. */
export const withAnother = (draft: Draft, typeId: string): Draft => {
  const chosen = chosenTypes(draft);
  const plain = { ...draft, isAdding: undefined };
  if (chosen.includes(typeId) || chosen.length >= maxVisitParts) return plain;
  if (chosen.length === 0) return { ...plain, typeId };
  const { visitAgentIds } = draft;
  return {
    ...plain,
    visitTypeIds: [...chosen, typeId],
    ...(visitAgentIds && { visitAgentIds: [...visitAgentIds, "anyone"] }),
  };
};

const chosenTypes = ({ typeId, visitTypeIds }: Draft): readonly string[] =>
  visitTypeIds ?? (typeId === undefined ? [] : [typeId]);
