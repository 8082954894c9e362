import type { CompiledLexicon } from "./compile-lexicon.ts";
import type { DateToken } from "./tokenize-text.ts";

/**
 * "Fri 27 - 10.30 - Maggie", "14 dez / 15hs": a dash or a slash with space around it separates notes as a comma does, unless
 * it is between two hours or two days ("14 - 16", "Monday / Wednesday").
 */
export const partFields = (tokens: readonly DateToken[], lexicon: CompiledLexicon): DateToken[] => {
  const dashes = tokens.filter((_, at) => isDash(tokens, at)).length;
  if (dashes === 0) return [...tokens];
  const kept: DateToken[] = [];
  let isParted = false;
  for (const [at, token] of tokens.entries()) {
    if (isDash(tokens, at) && isBetweenFields(tokens, at, lexicon, dashes)) {
      isParted = true;
      continue;
    }
    kept.push(isParted && token.pause === 0 ? { ...token, pause: 1 } : token);
    isParted = false;
  }
  return kept;
};

const isDash = (tokens: readonly DateToken[], at: number): boolean =>
  (tokens[at]?.text === "-" || tokens[at]?.text === "/") && !tokens[at]?.isGlued && tokens[at + 1]?.isGlued === false;

const isBetweenFields = (
  tokens: readonly DateToken[],
  at: number,
  lexicon: CompiledLexicon,
  dashes: number,
): boolean => {
  const [left, right] = [tokens[at - 1], tokens[at + 1]];
  if (!left || !right) return true;
  if (tokens[at]?.text === "/") return isBetweenNotes(tokens, at, lexicon, dashes);
  const [isLeftNumber, isRightNumber] = [isNumber(left), isNumber(right)];
  if (isLeftNumber && isRightNumber) return isDayAndHour(tokens, at, lexicon, dashes);
  // "3 Dec - 5pm", but not "3 Dec - 5 Jan" or "noon - 3".
  if (isRightNumber) return is(left, days, lexicon) && !is(tokens[at + 2], months, lexicon);
  if (isLeftNumber) return !is(right, hours, lexicon) && !is(right, days, lexicon) && isPlain(right, lexicon);
  return is(left, days, lexicon) && !is(right, days, lexicon) && !is(right, hours, lexicon) && isPlain(right, lexicon);
};

/** A slash is an "or" between two of one kind, and nothing else. */
const isBetweenNotes = (
  tokens: readonly DateToken[],
  at: number,
  lexicon: CompiledLexicon,
  slashes: number,
): boolean => {
  const [left, right] = [tokens[at - 1] as DateToken, tokens[at + 1] as DateToken];
  if (isNumber(left) && isNumber(right)) return isDayAndHour(tokens, at, lexicon, 2);
  if (isNumber(right)) return is(left, days, lexicon) && (slashes > 1 || !is(tokens[at + 2], months, lexicon));
  const isWhen = (token: DateToken): boolean => is(token, days, lexicon) || is(token, hours, lexicon);
  return isPlain(right, lexicon) && !(isWhen(right) && (isNumber(left) || isWhen(left)));
};

/** The day is given by its number, and the hour follows the dash. */
const isDayAndHour = (tokens: readonly DateToken[], at: number, lexicon: CompiledLexicon, dashes: number): boolean => {
  const [before, left, right, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!left || !right || is(after, months, lexicon)) return false;
  const [day, hour] = [Number(left.a), Number(right.a)];
  if (dates.has(left.kind) || left.c === ".") return !dates.has(right.kind) && right.c !== ".";
  if (!plain.has(left.kind)) return left.kind === "dotted" && day > 12 && hour < day && right.c === "";
  if (day > 24 || (day > 12 && hour < day)) return hour < 24;
  const isClock = clocks.has(right.kind) || is(after, meridiems, lexicon);
  if (is(before, months, lexicon)) return isClock;
  return dashes > 1 && isClock && is(before, days, lexicon);
};

const isNumber = ({ kind }: DateToken): boolean => kind !== "word" && kind !== "sign";

const plain = new Set<DateToken["kind"]>(["integer", "ordinal"]);
const dates = new Set<DateToken["kind"]>(["slash", "full", "iso"]);
const clocks = new Set<DateToken["kind"]>(["colon", "hours", "dotted"]);

/** Whether a word by itself is of one of some kinds. */
const is = (token: DateToken | undefined, categories: ReadonlySet<string>, { root }: CompiledLexicon): boolean =>
  token?.kind === "word" && (root.next.get(token.text)?.terms ?? []).some(({ category }) => categories.has(category));

/** No longer name begins with it: "New Year". */
const isPlain = ({ text }: DateToken, { root }: CompiledLexicon): boolean => {
  const node = root.next.get(text);
  return node === undefined || node.terms.length > 0;
};

const months = new Set(["month", "monthShort"]);
const meridiems = new Set(["meridiem", "hourUnit", "oclock"]);
const days = new Set(["weekday", "shortWeekday", "month", "monthShort", "dayName", "feast", "ord"]);
const hours = new Set(["num", "clockWord", "meridiem", "half", "halfPast", "quarter", "part"]);
