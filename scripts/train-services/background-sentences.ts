import { createRandom, expandPattern } from "../train-acts/expand-pattern.ts";
import { readTraining } from "../train-acts/read-training.ts";

/** Everyday sentences that describe no service, from those the reader of acts learns from: what a description is told apart from. */
export const backgroundSentences = (seed: number): string[] => {
  const { patterns, slots } = readTraining();
  const random = createRandom(seed);
  return patterns
    .filter(({ text }) => !/\{(?:svc|appt)\}/.test(text))
    .flatMap(({ text, language }) => expandPattern(text, slots[language], { most: 2, random }));
};
