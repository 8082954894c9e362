import {
  languageFeatures,
  languageRows,
  languageWords,
} from "../../src/domain/conversation/language/language-features.ts";
import { type Language, languages } from "../../src/domain/languages.ts";
import { createRandom } from "../train-acts/expand-pattern.ts";
import { sigmoid } from "../train-acts/sigmoid.ts";
import type { LanguageSentence } from "./read-language-training.ts";

export type LanguageModel = { weights: Float32Array; biases: Float64Array };

export const languageFit = { epochs: 5, rate: 0.5, decay: 2e-6 };

type Shown = { language: Language | null; words: readonly string[] };

/** Sentences as people type them: whole, without their accents, with a slip, and a few words of them. */
const shownForms = (sentences: readonly LanguageSentence[], seed: number): Shown[] => {
  const random = createRandom(seed);
  return sentences.flatMap(({ language, text }) => {
    const words = languageWords(text);
    if (words.length === 0) return [];
    const made: Shown[] = [{ language, words }];
    if (random() < 0.3) made.push({ language, words: words.map(withoutAccents) });
    if (random() < 0.15) made.push({ language, words: withSlip(words, random) });
    if (words.length > 4 && random() < 0.6) {
      const length = 3 + Math.floor(random() * 3);
      const from = Math.floor(random() * (words.length - length + 1));
      made.push({ language, words: words.slice(from, from + length) });
    }
    return made;
  });
};

const withoutAccents = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

const withSlip = (words: readonly string[], random: () => number): string[] => {
  const slipped = Math.floor(random() * words.length);
  return words.map((word, at) => {
    if (at !== slipped || word.length < 4) return word;
    const place = 1 + Math.floor(random() * (word.length - 2));
    return random() < 0.5
      ? word.slice(0, place) + word.slice(place + 1)
      : word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
  });
};

/** One logistic regression a language, so that a sentence may also be in none. */
export const fitLanguage = (sentences: readonly LanguageSentence[], seed: number): LanguageModel => {
  const count = languages.length;
  const { epochs, rate, decay } = languageFit;
  const weights = new Float32Array(languageRows * count);
  const squares = new Float32Array(languageRows * count).fill(1e-2);
  const biases = new Float64Array(count).fill(-2);
  const prepared = shownForms(sentences, seed).map(({ language, words }) => ({
    language,
    rows: languageFeatures(words),
  }));
  const random = createRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = prepared.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [prepared[last], prepared[other]] = [prepared[other] as Prepared, prepared[last] as Prepared];
    }
    for (const { language, rows } of prepared) {
      const share = 1 / Math.sqrt(Math.max(1, rows.length));
      for (let column = 0; column < count; column++) {
        let sum = 0;
        for (const row of rows) sum += weights[row * count + column] as number;
        const slope = sigmoid(sum * share + (biases[column] as number)) - (languages[column] === language ? 1 : 0);
        if (Math.abs(slope) < 0.002) continue;
        biases[column] = (biases[column] as number) - 0.01 * slope;
        for (const row of rows) {
          const at = row * count + column;
          const gradient = slope * share + decay * (weights[at] as number);
          squares[at] = (squares[at] as number) + gradient * gradient;
          weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return { weights, biases };
};

type Prepared = { language: Language | null; rows: Uint16Array };

/** Eight bits a weight, with one scale. */
export const quantiseLanguage = ({ weights, biases }: LanguageModel) => {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  return {
    table: Int8Array.from(weights, (weight) => Math.round((weight / most) * 127)),
    scale: Number((most / 127).toPrecision(6)),
    biases: [...biases].map((bias) => Number(bias.toFixed(4))),
  };
};
