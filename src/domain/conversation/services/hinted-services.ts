import { wantedWords } from "../words/find-name-words.ts";
import type { NamedRow, NameMatch } from "../words/match-name.ts";
import { isHairWord } from "./salon-words.ts";
import { conceptsOf, type Hint, hintsIn } from "./service-concepts.ts";

/** The services there are; which positions are turned down or mean something else. */
export type HintOptions = {
  types: readonly NamedRow[];
  isRefused: (position: number) => boolean;
  isIdiom: (position: number) => boolean;
};

/**
 * What is meant when hints are heard as well. A hint decides where no service is named or several are; against a name it
 * counts only if it explains the words of the name and more: in "hide my white hair" the hair isn't a haircut.
 */
export const withHints = (
  named: NameMatch,
  words: readonly string[],
  { types, isRefused, isIdiom }: HintOptions,
): NameMatch => {
  // What doesn't work is said with a "not", too: only a single word can be turned down.
  const isMeant = ({ at }: Hint): boolean => (at.length > 1 ? !at.some(isIdiom) : !at.some(isRefused));
  const hints = hintsIn(words).filter(isMeant);
  if (hints.length === 0) return named;
  const hinted = hintedServices(hints, types);
  if (hinted.ids.length === 0) return named;
  const both = named.ids.filter((id) => hinted.ids.includes(id));
  if (both.length > 0) return { ids: both, used: named.used };
  const explainsMore = named.used.isSubsetOf(hinted.used) && named.used.size < hinted.used.size;
  const isHairOnly = [...named.used].every((at) => isHairWord(words[at] ?? ""));
  return named.ids.length === 0 || explainsMore || isHairOnly ? hinted : named;
};

/** The services that most words hint at, of those the ones that are about nothing else, and of those what most hints mean. */
const hintedServices = (hints: readonly Hint[], types: readonly NamedRow[]): NameMatch => {
  const found = types.map(({ id, name }) => ({ id, ...hintsFor(hints, name) })).filter(({ used }) => used.size > 0);
  const most = Math.max(...found.map(({ used }) => used.size));
  const likely = found.filter(({ used }) => used.size === most);
  const closest = Math.max(...likely.map(({ share }) => share));
  const close = likely.filter(({ share }) => share === closest);
  // Clippers are a cut like any other, but "Maschinenschnitt" is a word for them, too.
  const mostHints = Math.max(...close.map(({ count }) => count));
  const best = close.filter(({ count }) => count === mostHints);
  return { ids: best.map(({ id }) => id), used: new Set(best.flatMap(({ used }) => [...used])) };
};

/** The positions of the words that hint at a service, and how much of its name is about that. */
const hintsFor = (hints: readonly Hint[], name: string): { used: Set<number>; share: number; count: number } => {
  const carried = conceptsOf(wantedWords(name));
  const meant = hints.filter(({ concept }) => carried.some((each) => each.has(concept)));
  const concepts = new Set(meant.map(({ concept }) => concept));
  const about = carried.filter((each) => !each.isDisjointFrom(concepts));
  return { used: new Set(meant.flatMap(({ at }) => at)), share: about.length / carried.length, count: concepts.size };
};
