import { foldText } from "./fold-text.ts";

/**
 * A word as typed and folded, its position, and the sign between it and the word before: a comma, a full stop, a line,
 * an emoji, or none.
 */
export type WordToken = { raw: string; word: string; start: number; end: number; sign: string; isAfterBreak: boolean };

/** The words of a text with what they look like. */
export const tokensOf = (text: string): WordToken[] => {
  const found: WordToken[] = [];
  let end = 0;
  for (const match of text.slice(0, longestRead).matchAll(wordPattern)) {
    const between = text.slice(end, match.index);
    const sign = between === " " || between === "" || isAbbreviated(found.at(-1), between) ? "" : signIn(between);
    const elided = elision.exec(match[0])?.[0] ?? "";
    const pieces = elided === "" ? [match[0]] : [elided, match[0].slice(elided.length)];
    let start = match.index;
    for (const [index, raw] of pieces.entries()) {
      const own = index === 0 ? sign : "";
      const word = isPlain.test(raw) ? raw.toLowerCase() : foldText(raw.replace(/['’]$/u, ""));
      found.push({ raw, word, start, end: start + raw.length, sign: own, isAfterBreak: own !== "" });
      start += raw.length;
    }
    end = match.index + match[0].length;
  }
  return found;
};

const longestRead = 400;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|-[\p{L}\p{M}]+)*/gu;
const elision = /^(?:[dljmnstc]|qu)['’](?=\p{L})/u;
const isPlain = /^[A-Za-z]+$/;

/** The first sign that parts two words. */
const signIn = (between: string): string => {
  const sign = /[.,;:!?¡¿\n()/+–—"“”„«»]|\p{Extended_Pictographic}|(?:^| )- /u.exec(between)?.[0] ?? "";
  if (sign === "" || sign.length === 1) return sign;
  return sign.trim() === "-" ? "-" : "*";
};

/** The full stop of "S. K. Ramanathan" and "Dr. Weber" ends nothing. */
const isAbbreviated = (before: WordToken | undefined, between: string): boolean =>
  before !== undefined &&
  (between === ". " || between === ".") &&
  (before.raw.length === 1 ? /\p{Lu}/u.test(before.raw) : abbreviations.has(before.word));

const abbreviations = new Set("mr mrs ms dr dra prof st sr sra srta mme mlle ing lic hr fr dipl".split(" "));
