import type { Meaning, MeaningContext } from "../meaning.ts";
import type { LearnedReading, Span } from "./learned-reading.ts";

/**
 * The answer to the question for a name, where the learned reader sees nothing else in the message: the name as it was typed, with its
 * figures, signs and emoji. `null` if the patterns read the name as plain letters, or the message does something else.
 */
export const readNameAsTyped = (
  text: string,
  { expect }: MeaningContext,
  { name }: LearnedReading,
  readByPatterns: (text: string) => Meaning,
): Meaning | null => {
  if (expect !== "name" || name === null) return null;
  const typed = asTyped(text, name);
  if (!isNameLike(typed) || typed.length > mostLetters) return null;
  if (!marks.test(text.replaceAll("\u200d", ""))) {
    const read = readByPatterns(text);
    if (text.trim().split(/\s+/u).length > mostPlainWords || nameIn(read) !== null || read.steering.size > 0)
      return null;
  }
  for (const plain of plainNames) {
    const meaning = withName(readByPatterns(plain), plain, typed);
    if (meaning) return meaning;
  }
  return null;
};

/** A figure or a sign, or a stop inside a word; the patterns leave an emoji beside a name. */
const marks = /[^\p{L}\p{M}\p{Extended_Pictographic}\s'’.,;:!?-]|\p{L}[.!?]\p{L}/u;

/** Of a message in plain letters in which the patterns find no name: "Dr. No". */
const mostPlainWords = 3;

/** "4ish" is an hour, "£30" a price. */
const isNameLike = (typed: string): boolean => {
  const letters = typed.replace(/[^\p{L}]+/gu, "");
  if (/\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(typed) || letters === "") return false;
  return !/^\d\S*$/u.test(typed) || /\p{Lu}/u.test(letters) || letters.length >= leastLetters;
};
const leastLetters = 5;
const mostLetters = 60;

/** Read in place of the odd name, so that nothing in that counts as an hour, a service or a no. */
const plainNames = ["Emma", "Oskar"];

const nameIn = ({ ownName, forSomeone }: Meaning): string | null => ownName ?? forSomeone?.name ?? null;

const withName = (meaning: Meaning, plain: string, typed: string): Meaning | null => {
  if (meaning.hasContent || nameIn(meaning) !== plain) return null;
  return meaning.ownName === plain
    ? { ...meaning, ownName: typed }
    : { ...meaning, forSomeone: { ...meaning.forSomeone, name: typed } };
};

/** The run of signs and letters that the name is in, and what is added in brackets; all of it if no word follows. */
const asTyped = (text: string, name: Span): string => {
  const before = text.slice(0, name.start).split(/\s/u).at(-1) ?? "";
  const start = name.start - (/^[\p{L}\p{N}\p{S}]+$/u.test(before) ? before.length : 0);
  const after = text.slice(name.end).split(/\s/u)[0] ?? "";
  const end = name.end + (/^[.,;:!?]*$/u.test(after) ? 0 : after.length);
  const isFigure = !/\p{L}/u.test(text.slice(start, end)) && text.slice(0, start).trim() === "";
  const rest = text.slice(end).trim();
  const isAll = isFigure || !/[\p{L}\p{N}]/u.test(rest) || /^[(["„“«*~_][^\n]*[)\]"“”»*~_]$/u.test(rest);
  const typed = text.slice(start, isAll ? undefined : end).trim();
  const words = typed.split(/\s+/u).join(" ");
  const plain = words.replace(/(?<![,;:!?]) ?[,;:!?]$/u, "");
  return isAll ? plain.replace(/(?<=\p{Ll}{4})\.$/u, "") : plain;
};
