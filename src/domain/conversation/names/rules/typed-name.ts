import { foldedWords } from "../../words/fold-text.ts";

type TypedName = {
  /** The words of the message alone. */
  words: string;
  /** The name that was found in them, with what was typed beside it; null where that isn't a part of it. */
  asTyped: (name: string) => string | null;
};

/**
 * An answer to the question for a name with more than letters in it: "Louis 14", "Anaïs & Fils <3", "J. R. Ewing 3rd". Null for
 * plain words, and for what is an hour, a date or a telephone number.
 */
export const typedName = (text: string): TypedName | null => {
  const tokens = text.trim().split(/\s+/u);
  const isNumber = tokens.some((token) => whens.test(token));
  if (tokens.length > mostTokens || isNumber || /[?¿]|[\p{L}\d][,;]/u.test(text.trim().slice(0, -1))) return null;
  const words = tokens.filter((token) => !isMark(token));
  if (words.length === 0 || words.length === tokens.length) return null;
  // "& Fils" is as much of the name as what comes before it.
  const joined = tokens.filter((_, at) => /^[&+]$/.test(tokens[at - 1] ?? "")).flatMap(foldedWords);
  const last = tokens.findLastIndex((token) => !isMark(token));
  const tail = tokens.slice(last + 1);
  return {
    words: words.map((word) => word.replace(/[^\p{L}\p{M}'’-]+$/u, "")).join(" "),
    asTyped: (name) => {
      const known = new Set([...foldedWords(name), ...joined]);
      if (words.flatMap(foldedWords).every((word) => known.has(word))) return withoutEnd(tokens.join(" "));
      const isBeside = tail.length > 0 && foldedWords(tokens[last] ?? "").every((word) => known.has(word));
      return isBeside ? withoutEnd([name, ...tail].join(" ")) : null;
    },
  };
};

/** A short answer with letters and with figures or signs in it, as it was typed: "R2-D2", "50 Cent". Null for any other. */
export const markedName = (text: string): string | null => {
  const tokens = text.trim().split(/\s+/u);
  const isMarked = /\p{L}/u.test(text) && /[^\p{L}\p{M}\s'’.,;:!?-]/u.test(text);
  const isOther = /[?¿]|\p{Sc}\d|\d\p{Sc}/u.test(text) || tokens.some((token) => whens.test(token));
  if (!isMarked || isOther || tokens.length > mostOfMarked) return null;
  return withoutEnd(tokens.join(" "));
};

/** A figure, a sign, an initial: part of a name, and no word. */
const isMark = (token: string): boolean => !/\p{L}/u.test(token) || ordinals.test(token) || /^\p{L}\.?$/u.test(token);

/** Without what ends a sentence; the full stop of "Jr." stays. */
const withoutEnd = (name: string): string => name.replace(/(?<![,;!])[,;!]+$/u, "").replace(/(?<=\p{L}{3})\.$/u, "");

const mostTokens = 8;
/** Of an answer in which no name is known. */
const mostOfMarked = 4;

/** Of a day of the clock or the calendar, or too long for anything but a number to call. */
const whens = /\d[:h/]|\d[.-]\d|\d(?:uhr|am|pm|hs?)\.?$|\d{5}/iu;

const ordinals = /^(?:\d{1,2}(?:st|nd|rd|th|er|re|e|è?me|[ºª.])|[ivx]{2,4}|jr\.?|sr\.?)$/iu;
