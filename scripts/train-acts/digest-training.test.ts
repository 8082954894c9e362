import { expect, it } from "vitest";
import { actTrainingDigest } from "../../src/domain/conversation/acts/act-weights.gen.ts";
import { digestTraining } from "./digest-training.ts";
import { readTraining } from "./read-training.ts";

it("the weights are as old as the sentences they were learned from: else run scripts/train-acts.ts", () => {
  expect(actTrainingDigest).toBe(digestTraining(readTraining()));
});

it("changes with a sentence, with a word of a slot, and with nothing else", () => {
  const training = readTraining();
  const [first, ...others] = training.patterns;
  const changed = {
    ...training,
    patterns: [{ ...(first as (typeof training.patterns)[0]), text: "a new one" }, ...others],
  };
  const slotted = {
    ...training,
    slots: { ...training.slots, en: new Map([...training.slots.en, ["day", ["Friday"]]]) },
  };
  const digests = [training, changed, slotted].map(digestTraining);
  expect(new Set(digests).size).toBe(3);
  expect(digestTraining(readTraining())).toBe(digests[0]);
});
