import type { Language } from "../../languages.ts";
import { isMonthWord } from "../dates/is-calendar-word.ts";
import { particles } from "./name-features.ts";
import type { TaggedToken } from "./tag-names.ts";

/**
 * "Domingo Abril de la Fuente", "August Monday": to the question for a name, a stretch of capitals with days or months among
 * them is a name, where no reading as a day fits: something in it isn't a date, or a month is without a number.
 */
export const withDayNames = (tagged: readonly TaggedToken[], language: Language): readonly TaggedToken[] => {
  const start = isIntroduced(tagged) ? tagged.findIndex(isCapital) : 0;
  if (start < 0) return tagged;
  let end = start + 1;
  while (end < tagged.length && !tagged[end]?.isAfterBreak) end += 1;
  const stretch = tagged.slice(start, end);
  const capitals = stretch.filter(isCapital);
  const isNamed = stretch.every((token) => isCapital(token) || particles.has(token.word));
  if (!isNamed || capitals.length < 2 || capitals.length > 6 || !isCapital(stretch[0] as TaggedToken)) return tagged;
  const dates = capitals.filter(({ kind }) => kind === "date");
  const others = capitals.filter(({ kind }) => kind !== "date");
  if (dates.length === 0 || others.some((token) => !mayBePart(token))) return tagged;
  if (others.length === 0 && !dates.some(({ word }) => isMonthWord(word, language))) return tagged;
  return tagged.map((token, at) => ({ ...token, label: at >= start && at < end ? "own" : "none" }));
};

/** Where a name holds a day, its other mentions are about the name: "and Abril is the surname". */
export const otherMentions = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const days = new Set(tagged.flatMap(({ kind, label, word }) => (kind === "date" && label === "own" ? [word] : [])));
  return tagged.filter(({ word, label }) => label === "none" && days.has(word));
};

const isCapital = ({ raw }: TaggedToken): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(raw);

const mayBePart = ({ kind, isCommon, isGiven, isFamily, isRelation, word }: TaggedToken): boolean =>
  (kind === null || isGiven || isFamily) && (!isCommon || isGiven || isFamily) && !isRelation && !feastWords.has(word);

/** "Viernes Santo", "Black Friday". */
const feastWords = new Set("santo santa black good ash holy saint saints noel ostern heilig heiliger".split(" "));

/** Small words before the first capital that end with one that introduces: "me llamo", "put it under". */
const isIntroduced = (tagged: readonly TaggedToken[]): boolean => {
  const rest =
    tagged[0] && isCapital(tagged[0]) && !tagged[0].isCommon
      ? 0
      : tagged.findIndex((one, at) => at > 0 && isCapital(one));
  return rest > 0 && rest <= 6 && introducers.has(tagged[rest - 1]?.word ?? "");
};

const introducers = new Set(
  "is it's im i'm am under name's names as llamo soy es de nombre appelle suis est nom heisse bin ist namen auf chamo sou e nome".split(
    " ",
  ),
);
