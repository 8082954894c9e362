import { languageFeatures, languageWords } from "../../src/domain/conversation/language/language-features.ts";
import { type Language, languages } from "../../src/domain/languages.ts";
import { fitLanguage, type LanguageModel } from "./fit-language.ts";
import { type LanguageSentence, languageSeed } from "./read-language-training.ts";

/** From which score on, and how far ahead of the next language, one is taken as read. */
export type LanguageBound = { score: number; lead: number };

type Judged = { language: Language | null; read: Language; score: number; lead: number };

const folds = 5;

/** Sentences of our languages with more than one word, each judged by weights that have seen neither it nor others of its pattern. */
export const judgeLanguage = (training: readonly LanguageSentence[]): Judged[] =>
  Array.from({ length: folds }, (_, fold) => {
    const model = fitLanguage(
      training.filter(({ pattern }) => pattern % folds !== fold),
      languageSeed,
    );
    const heldOut = training.filter(({ pattern, language }) => pattern % folds === fold && language !== null);
    return heldOut.flatMap((sentence) => judge(model, sentence));
  }).flat();

const judge = ({ weights, biases }: LanguageModel, { language, text }: LanguageSentence): Judged[] => {
  const words = languageWords(text);
  if (words.filter((word) => /\p{L}/u.test(word)).length < 2) return [];
  const rows = languageFeatures(words);
  const scores = languages.map((read, column) => {
    let sum = 0;
    for (const row of rows) sum += weights[row * languages.length + column] as number;
    return { read, score: sum / Math.sqrt(rows.length) + (biases[column] as number) };
  });
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  return first && second ? [{ language, ...first, lead: first.score - second.score }] : [];
};

const isBeyond = ({ score, lead }: Judged, bound: LanguageBound): boolean => score >= bound.score && lead >= bound.lead;

const precisionAt = (judged: readonly Judged[], bound: LanguageBound): number => {
  const taken = judged.filter((one) => isBeyond(one, bound));
  return taken.filter(({ language, read }) => language === read).length / Math.max(1, taken.length);
};

/** The lowest score that is as precise as wanted. Below a half, a sentence is rather in none of our languages. */
export const chooseBound = (judged: readonly Judged[], precision: number, lead: number): LanguageBound => {
  const scores = Array.from({ length: 36 }, (_, step) => (step + 5) / 10);
  const score = scores.find((one) => precisionAt(judged, { score: one, lead }) >= precision) ?? 4;
  return { score, lead };
};

export const reportLanguage = (judged: readonly Judged[], bound: LanguageBound): void => {
  for (const language of languages) {
    const own = judged.filter((one) => one.language === language);
    const read = own.filter((one) => one.read === language && isBeyond(one, bound)).length;
    const precision = precisionAt(
      judged.filter((one) => one.read === language),
      bound,
    );
    console.log(
      `${language}: precision ${precision.toFixed(4)}, recall ${(read / own.length).toFixed(3)} of ${own.length}`,
    );
  }
};
