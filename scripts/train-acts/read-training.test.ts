import { expect, test } from "vitest";
import { actLabels } from "../../src/domain/conversation/acts/act-labels.ts";
import { languages } from "../../src/domain/languages.ts";
import { createRandom, expandPattern } from "./expand-pattern.ts";
import { readTraining } from "./read-training.ts";

const training = readTraining();

const sentencesOf = (language: (typeof languages)[number], label: string): Set<string> => {
  const random = createRandom(1);
  return new Set(
    training.patterns
      .filter((pattern) => pattern.language === language && pattern.label === label)
      .flatMap(({ text }) => expandPattern(text, training.slots[language], { most: 60, random })),
  );
};

test.each(languages.flatMap((language) => actLabels.map((label) => [language, label] as const)))(
  "the training data in %s has enough sentences for %s",
  (language, label) => {
    // Yes, no, hello and bye, stop and start are said in few ways.
    const isSmall = ["greet", "bye", "thank", "repeat", "start", "stop", "confirm", "name"].includes(label);
    expect(sentencesOf(language, label).size).toBeGreaterThanOrEqual(isSmall ? 30 : 150);
  },
);

test("a pattern is written out the same way in every run", () => {
  const slots = new Map([["day", ["Friday", "Monday"]]]);
  const write = () => expandPattern("(can|could) I come {day}", slots, { most: 4, random: createRandom(7) });
  expect(write()).toEqual(write());
  expect(new Set(write()).size).toBe(4);
});
