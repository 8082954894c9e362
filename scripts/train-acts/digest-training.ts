import { createHash } from "node:crypto";
import { actFeatures, bucketCount } from "../../src/domain/conversation/acts/act-features.ts";
import { actLabels } from "../../src/domain/conversation/acts/act-labels.ts";
import { fitSettings } from "./fit-acts.ts";
import { variedExamples } from "./make-examples.ts";
import type { Training } from "./read-training.ts";

export const trainingSeed = 13;

/**
 * What the weights were learned from, in one number: every sentence with its slots, how it is fitted, and how sentences are made
 * and looked at, by a sample. The weights carry it, so that a test can tell when they are older than their sentences.
 */
export const digestTraining = (training: Training): string => {
  const hash = createHash("sha256");
  const add = (value: unknown) => hash.update(JSON.stringify(value));
  add([actLabels, bucketCount, fitSettings, trainingSeed]);
  for (const { language, label, text } of training.patterns) add([language, label, text]);
  for (const [language, slots] of Object.entries(training.slots)) add([language, [...slots]]);
  // Greetings and thanks are put before and behind other sentences.
  const some = training.patterns.filter(
    ({ label }, index) => index % 40 === 0 || label === "greet" || label === "thank",
  );
  for (const { text, labels, unclear, context } of variedExamples(some, training, trainingSeed))
    add([text, [...labels], [...unclear], context, [...actFeatures(text, context)]]);
  return hash.digest("hex").slice(0, 16);
};
