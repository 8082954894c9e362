import { editDistance } from "../../../words/edit-distance.ts";
import type { CompiledLexicon } from "../compile-lexicon.ts";
import type { DateToken } from "../tokenize-text.ts";
import { isRealWord } from "./is-real-word.ts";
import { soundOf } from "./sound-of.ts";

/**
 * Words of the clock are short and easily another word, so a slip in them is forgiven only where an hour is due: "haf past
 * ten", "um zehen", "a las onse". Elsewhere such a word is suspect: it isn't dropped in silence. Changes the tokens in place.
 */
export const repairHours = (tokens: readonly DateToken[], lexicon: CompiledLexicon): void => {
  for (const [at, token] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (isStump(token, before, after, lexicon)) token.isSuspect = true;
    if (!isStrange(token, lexicon) && !isBehindHour(tokens, at, lexicon) && !isBeforeUnit(tokens, at, lexicon))
      continue;
    const isDue = token.pause === 0 && before !== undefined && isCue(before, lexicon.hourCues, lexicon);
    const isFollowed =
      after !== undefined &&
      after.pause === 0 &&
      (isCue(after, lexicon.hourTails, lexicon) || after.kind === "integer" || lexicon.hourWords.has(after.text));
    const meant = nearest(token.text, lexicon);
    if (meant === null) continue;
    if (meant !== "" && (isDue || isFollowed)) token.text = meant;
    else if (token.text.length >= 4) token.isSuspect = true;
  }
};

/** "Às dz horas": two letters in the place of an hour. */
const isStump = (
  { kind, text }: DateToken,
  before: DateToken | undefined,
  after: DateToken | undefined,
  { known, hourCues, hourTails }: CompiledLexicon,
): boolean =>
  kind === "word" &&
  text.length === 2 &&
  !known.has(text) &&
  before !== undefined &&
  hourCues.has(before.text) &&
  after?.pause === 0 &&
  hourTails.has(after.text);

/** "Onze e mei": after an hour and its "and" even an everyday word may be a slip. */
const isBehindHour = (
  tokens: readonly DateToken[],
  at: number,
  { known, hourCues, hourWords }: CompiledLexicon,
): boolean => {
  const [hour, and, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return (
    token?.kind === "word" &&
    token.text.length >= 3 &&
    !known.has(token.text) &&
    ["y", "e", "et"].includes(and?.text ?? "") &&
    hourCues.has(and?.text ?? "") &&
    (hourWords.has(hour?.text ?? "") || /^\d/.test(hour?.text ?? ""))
  );
};

/** "A dis heures": between "at" and the unit even an everyday word is an hour. */
const isBeforeUnit = (tokens: readonly DateToken[], at: number, { hourCues, hourWords }: CompiledLexicon): boolean =>
  tokens[at]?.kind === "word" &&
  !hourWords.has(tokens[at].text) &&
  tokens[at].pause === 0 &&
  hourCues.has(tokens[at - 1]?.text ?? "") &&
  tokens[at + 1]?.pause === 0 &&
  ["heures", "horas", "uhr"].includes(tokens[at + 1]?.text ?? "");

/** A word that neither the lexicon nor everyday sentences know. */
const isStrange = ({ kind, text }: DateToken, lexicon: CompiledLexicon): boolean =>
  kind === "word" && text.length >= 3 && !lexicon.known.has(text) && !isRealWord(text);

const isCue = (token: DateToken, cues: ReadonlySet<string>, lexicon: CompiledLexicon): boolean =>
  cues.has(token.text) || (isStrange(token, lexicon) && !!nearest(token.text, lexicon));

/** The one word of the clock a slip away; null when there is none, nothing when there are several. */
const nearest = (word: string, lexicon: CompiledLexicon): string | null => {
  const ready = lexicon.hourSlips.get(word);
  if (ready !== undefined) return ready;
  const found = search(word, lexicon);
  if (lexicon.hourSlips.size < 5000) lexicon.hourSlips.set(word, found);
  return found;
};

const search = (word: string, { hourWords, language }: CompiledLexicon): string | null => {
  let found: string | null = null;
  const sound = soundOf(word, language);
  for (const wanted of hourWords) {
    const isShort = Math.max(wanted.length, word.length) < 4;
    if (isShort && !isSwapped(word, wanted) && (word.length < 3 || soundOf(wanted, language) !== sound)) continue;
    if (editDistance(word, wanted, 1) > 1 && (word.length < 5 || soundOf(wanted, language) !== sound)) continue;
    if (found !== null) return "";
    found = wanted;
  }
  return found;
};

/** "Tow" for "two": of short words only two letters may change places. */
const isSwapped = (word: string, wanted: string): boolean =>
  word.length === wanted.length && [...word].sort().join("") === [...wanted].sort().join("");
