import { wantedWords } from "../../words/find-name-words.ts";
import type { NamedRow } from "../../words/match-name.ts";
import { conceptsOf } from "../service-concepts.ts";

/** For a returning client, only services that aren't trials: "my lesson" isn't a trial lesson. */
export const withoutTrials = (ids: readonly string[], types: readonly NamedRow[]): readonly string[] => {
  if (ids.length < 2) return ids;
  const left = types.filter(({ id, name }) => ids.includes(id) && !isTrial(name)).map(({ id }) => id);
  return left.length > 0 ? left : ids;
};

const isTrial = (name: string): boolean => conceptsOf(wantedWords(name)).some((each) => !each.isDisjointFrom(trial));

const trial = conceptsOf(["trial"])[0] ?? new Set<number>();
