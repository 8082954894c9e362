import { editDistance } from "../../../words/edit-distance.ts";
import { isShortForm } from "../../../words/rough/is-roughly.ts";
import type { CompiledLexicon } from "../compile-lexicon.ts";
import type { DateToken } from "../tokenize-text.ts";
import { isRealWord } from "./is-real-word.ts";

/**
 * A short weekday that lost a letter ("lnes", "sxta") is forgiven where a day is due: after a word like "on", or before
 * an hour. A strange word that is nearly two days, or one of them elsewhere, is suspect. Changes the tokens in place.
 */
export const repairDays = (tokens: readonly DateToken[], lexicon: CompiledLexicon): void => {
  for (const [at, token] of tokens.entries()) {
    const swapped = swappedDay(tokens, at, lexicon);
    if (swapped !== undefined) token.text = swapped;
    if (token.kind !== "word" || token.text.length < 4 || lexicon.known.has(token.text) || isRealWord(token.text))
      continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const cut = after?.kind !== "word" && after?.pause === 0 ? cutDays(token.text, lexicon) : [];
    const meant = cut.length === 1 ? cut : daysNear(token.text, lexicon);
    const isDue =
      (before !== undefined && token.pause === 0 && lexicon.dayCues.has(before.text)) ||
      (after !== undefined && (after.kind !== "word" || lexicon.hourCues.has(after.text)));
    if (meant.length === 0) {
      if (isDue && isFarDay(token.text, lexicon) && !tokens.some((one) => isDay(one, lexicon))) token.isSuspect = true;
      continue;
    }
    if (meant.length === 1 && isDue) token.text = meant[0] as string;
    else token.isSuspect = true;
  }
};

/** "Vendr 17h30", "qrta 25": the first letters of a day or all but its vowels, right before a number. */
const cutDays = (word: string, { dayWords }: CompiledLexicon): string[] => {
  const meant = dayWords.filter(
    (wanted) => (wanted.length > word.length && wanted.startsWith(word)) || isShortForm(word, wanted),
  );
  const [shortest = ""] = meant.toSorted((one, other) => one.length - other.length);
  return meant.every((wanted) => wanted.startsWith(shortest)) ? meant.slice(0, 1).map(() => shortest) : meant;
};

/** "Demian matin": a name whose letters are those of a day, beside a part of the day or an hour. */
const swappedDay = (tokens: readonly DateToken[], at: number, lexicon: CompiledLexicon): string | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.text.length < 5 || lexicon.root.next.has(token.text)) return undefined;
  const isTimed =
    next?.pause === 0 &&
    (next.kind === "hours" ||
      next.kind === "colon" ||
      (lexicon.root.next.get(next.text)?.terms ?? []).some(({ category }) => parts.has(category)));
  if (!isTimed || isRealWord(token.text)) return undefined;
  const letters = lettersOf(token.text);
  return lexicon.dayWords.find((day) => day.length === token.text.length && lettersOf(day) === letters);
};

const parts = new Set(["part", "weakPart", "clockWord"]);

const lettersOf = (word: string): string => [...word].sort().join("");

const isDay = ({ kind, text }: DateToken, { root }: CompiledLexicon): boolean =>
  kind === "word" && (root.next.get(text)?.terms ?? []).some(({ category }) => days.has(category));

const days = new Set(["weekday", "dayName", "month", "feast"]);

/** A long strange word two slips from a day: not enough to be one, too much to be dropped. */
const isFarDay = (word: string, lexicon: CompiledLexicon): boolean =>
  word.length >= 6 &&
  lexicon.dayWords.some((wanted) => wanted[0] === word[0] && wanted.length >= 6 && editDistance(word, wanted, 2) <= 2);

/** The weekdays and named days a slip away; a short word may only have lost a letter. */
const daysNear = (word: string, lexicon: CompiledLexicon): string[] => {
  const ready = lexicon.daySlips.get(word);
  if (ready) return ready;
  const found = lexicon.dayWords.filter(
    (wanted) =>
      wanted[0] === word[0] &&
      (word.length === 4 ? wanted.length === 5 && isWithout(word, wanted) : editDistance(word, wanted, 1) === 1),
  );
  if (lexicon.daySlips.size < 5000) lexicon.daySlips.set(word, found);
  return found;
};

/** The word is the wanted one without one of its letters. */
const isWithout = (word: string, wanted: string): boolean =>
  [...wanted].some((_, at) => wanted.slice(0, at) + wanted.slice(at + 1) === word);
