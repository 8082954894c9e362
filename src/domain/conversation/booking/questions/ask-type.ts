import { isSameWithEveryone, shortestMinutes } from "../../availability/price-and-duration.ts";
import type { Turn } from "../../conversation-turn.ts";
import { paginateChoices } from "../../replying/paginate-choices.ts";
import type { Line } from "../../replying/reply.ts";
import type { TextKey } from "../../replying/text-keys.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { usualTimes } from "../usual-times.ts";

export type TypeQuestion = {
  lead: readonly Line[];
  page: number;
  only?: readonly string[] | undefined;
  question?: TextKey;
};

/** Asks which service to book, the usual first; with `only`, among the few that a text fits equally well. */
export const askType = (turn: Turn, draft: Draft, { lead, page, only, question }: TypeQuestion): TurnOutcome => {
  const types = turn.facts.types.filter(({ id }) => only === undefined || only.includes(id));
  const choices = typeChoices(turn).filter(({ value }) => types.some(({ id }) => id === value));
  const usual = only || question ? null : usualTimes(turn, draft);
  const openTypeIds = only && question === undefined && only.length <= mostOpen ? [...only] : undefined;
  return {
    scene: { step: "type", draft: { ...draft, typeId: undefined, openTypeIds }, page },
    lines: [...lead, usual?.question ?? { key: question ?? (only ? "questions.whichType" : "questions.type") }],
    choices: paginateChoices([...(usual?.choices ?? []), ...choices], page),
    style: "list",
  };
};

/** More than these leave nearly everything open. */
const mostOpen = 10;

/** The services as options. */
export const typeChoices = (turn: Turn): Choice[] =>
  turn.facts.types.map((type) => {
    const count = shortestMinutes(turn, type);
    const minutes: Line = {
      key: isSameWithEveryone(turn, type) ? "descriptions.minutes" : "descriptions.minutesFrom",
      values: { count },
    };
    return {
      value: type.id,
      title: type.name,
      description:
        type.description === null
          ? minutes
          : { key: "descriptions.minutesAndMore", values: { count, more: type.description } },
    };
  });
