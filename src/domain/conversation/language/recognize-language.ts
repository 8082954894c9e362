import { type Language, languages } from "../../languages.ts";
import { particles } from "../names/name-features.ts";
import { isCommonWord } from "../words/common-words.ts";
import { decodeBase64 } from "../words/decode-base64.ts";
import { foldedWords } from "../words/fold-text.ts";
import { languageFeatures, languageWords } from "./language-features.ts";
import {
  clearLanguage,
  languageBiases,
  languageScale,
  languageWeights,
  likelyLanguage,
} from "./language-weights.gen.ts";

/**
 * `clear`: enough so to be answered in it. `likely`: it seems so. `word`: hardly more than a word, which
 * may be borrowed, or be a name.
 */
export type RecognizedLanguage = { language: Language; certainty: "clear" | "likely" | "word" };

/**
 * The one of our languages a message is written in; null where that can't be told, or where it is another. What people and
 * services are called (`names`, folded) says nothing about it: a German asks for a balayage with Lucía.
 */
export const recognizeLanguage = (text: string, names: ReadonlySet<string>): RecognizedLanguage | null => {
  const unknown = unknownNames(text);
  const isName = (part: string): boolean => names.has(part) || unknown.has(part);
  const words = languageWords(text).filter((word) => !foldedWords(word).every(isName));
  // "del", "van der" may be parts of names.
  const said = words
    .filter((word) => !particles.has(word))
    .map((word) => word.replace(/[^\p{L}]/gu, "").length)
    .filter((letters) => letters > 0);
  const letters = said.reduce((sum, each) => sum + each, 0);
  if (letters === 0) return null;
  const rows = languageFeatures(words);
  const count = languages.length;
  // Whole numbers all along: a weight has eight bits.
  const sums = new Int32Array(count);
  const table = weights();
  for (const row of rows)
    for (let column = 0, at = row * count; column < count; column++, at++)
      sums[column] = (sums[column] as number) + (table[at] as number);
  const share = languageScale / Math.sqrt(rows.length);
  let [best, second, language] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, languages[0] as Language];
  for (let column = 0; column < count; column++) {
    const score = (sums[column] as number) * share + (languageBiases[column] as number);
    if (score > best) [second, best, language] = [best, score, languages[column] as Language];
    else if (score > second) second = score;
  }
  const isBeyond = ({ score, lead }: typeof clearLanguage): boolean => best >= score && best - second >= lead;
  const isEnough = said.length > 1 && letters >= fewestLetters;
  if (isBeyond(clearLanguage)) return { language, certainty: isEnough ? "clear" : "word" };
  return isEnough && isBeyond(likelyLanguage) ? { language, certainty: "likely" } : null;
};

/** Capitals begin names, unless the word is one of everyday sentences. */
const unknownNames = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
      .flatMap((word) => foldedWords(word))
      .filter((word) => !isCommonWord(word)),
  );

/** "Do, 19. Nov" is a day in German, whatever it would be elsewhere. */
const fewestLetters = 6;

let decoded: Int8Array | undefined;

const weights = (): Int8Array => {
  decoded ??= decodeBase64(languageWeights);
  return decoded;
};
