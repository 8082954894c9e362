import { maxVisitParts } from "../../../scheduling/visits/visit-form.ts";
import type { Turn } from "../../conversation-turn.ts";
import { audienceOfName } from "../../services/audience/with-audience.ts";
import { conceptsOf } from "../../services/service-concepts.ts";
import { isJoinedName } from "../../services/vague-words.ts";
import type { NamedAt } from "../../words/agents-of-parts.ts";
import { wantedWords } from "../../words/find-name-words.ts";
import { foldText } from "../../words/fold-text.ts";
import { matchNames, type NamedRow, type NameMatch } from "../../words/match-name.ts";
import { typeOptions } from "./named-types.ts";

type Said = { text: string; words: readonly string[]; refused: ReadonlySet<number>; exact: NameMatch };

/**
 * The services of a list, each read by itself: in "coupe + barbe", where they are called "Haircut" and "Beard trim", the cut isn't
 * the trim of the beard. Empty where it isn't one of two or more.
 */
export const listedTypes = (turn: Turn, { text, words, refused, exact }: Said): NamedAt[] => {
  const items = itemsOf(text, words);
  if (items.length < 2) return [];
  const { types } = turn.facts;
  const single = types.filter(({ name }) => !isJoinedName(name));
  const found: (NamedAt & { last: number })[] = [];
  const spanning = spanningType(types, words, items, exact);
  const taken = spanning ? exact.used : none;
  for (const [from, to] of items) {
    const part = words.slice(from, to);
    const isRefused = new Set([...refused].map((at) => at - from));
    const options = typeOptions(turn, part, false, isRefused);
    const { ids, used } = matchNames(part, single, options);
    const [id, ...others] = ids;
    const at = [...used].map((position) => position + from);
    if (id === undefined || others.length > 0 || at.some((position) => taken.has(position))) continue;
    if (isForWhom(words, at)) continue;
    const isWhole = matchNames(part, single, { ...options, isWholeOnly: true }).ids.includes(id);
    if (!isWhole && !isPartEnough(part, used)) continue;
    if (found.every((one) => one.id !== id)) found.push({ id, at: Math.min(...at), last: Math.max(...at) });
  }
  if (spanning) found.push({ id: spanning, at: Math.min(...taken), last: Math.max(...taken) });
  const listed = nextToEachOther(found.sort((a, b) => a.at - b.at));
  return listed.length > 1 && listed.length <= maxVisitParts ? listed : [];
};

/**
 * A part of a name is enough if it is a word for a service itself, as "roots" is of "Root touch-up", and is what is asked for: "mon
 * piano est désaccordé" only tells why.
 */
const isPartEnough = (words: readonly string[], used: ReadonlySet<number>): boolean => {
  const concepts = conceptsOf(words);
  return [...used].every((at) => (concepts[at]?.size ?? 0) > 0) && !words.some((word) => telling.has(word));
};

/** "Pa mis dos niños, corte": whom it is for, and no service of its own. */
const isForWhom = (words: readonly string[], at: readonly number[]): boolean =>
  at.every(
    (position) =>
      audienceOfName(words[position] ?? "") !== null &&
      words.slice(Math.max(0, position - 3), position).some((word) => whose.has(word)),
  );

const whose = new Set(
  "my our mis nuestros nuestras mes nos meine meinen unsere unseren meus minhas nossos nossas".split(" "),
);

const telling = new Set("is are was were isn es esta estan son era est sont etait ist sind war sao".split(" "));

const none: ReadonlySet<number> = new Set();

/** A service whose name itself has a joining word: "Cut and beard", with nothing in it that wasn't said. */
const spanningType = (
  types: readonly NamedRow[],
  words: readonly string[],
  items: readonly Item[],
  { ids, used }: NameMatch,
): string | null => {
  const [only, ...others] = types.filter(({ id }) => ids.includes(id));
  if (!only || others.length > 0) return null;
  const isLiteral = wantedWords(only.name).every((word) => words.includes(word));
  const isApart = items.filter(([from, to]) => [...used].some((at) => at >= from && at < to)).length > 1;
  return isApart && isInOnePlace(used) && (isLiteral || isJoinedName(only.name)) ? only.id : null;
};

/** "Haircut for me + kids cut" has all the words of "Kids' haircut", but not beside each other. */
const isInOnePlace = (used: ReadonlySet<number>): boolean =>
  [...used].sort((a, b) => a - b).every((at, index, all) => index === 0 || at - (all[index - 1] ?? at) <= 2);

/** What is said far from the others is told and not listed. */
const nextToEachOther = <Item extends NamedAt & { last: number }>(found: readonly Item[]): Item[] =>
  found.filter((one, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    return (
      (before && one.at - before.last <= mostApart) === true || (after && after.at - one.last <= mostApart) === true
    );
  });

const mostApart = 6;

/** From which word on, and before which one. */
type Item = readonly [number, number];

/** Where the items of a list may be: between the words and signs that join. */
const itemsOf = (text: string, words: readonly string[]): readonly Item[] => {
  const typed = [...foldText(text).matchAll(/(?<![^\p{L}\p{N}])([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)];
  if (typed.length !== words.length) return [];
  const items: Item[] = [];
  let from = 0;
  for (const [at, [, sign = "", word = ""]] of typed.entries()) {
    const isJoining = joiners.has(word);
    if (!isJoining && !joins.test(sign)) continue;
    if (at > from) items.push([from, at]);
    from = isJoining ? at + 1 : at;
  }
  if (from < words.length) items.push([from, words.length]);
  return items;
};

const joins = /[,;+&/]| - /;

const joiners = new Set(
  "and plus n with also then y mas con tambien luego et avec puis aussi und mit sowie dann auch e com mais tambem depois".split(
    " ",
  ),
);
