import { findBestLabels } from "../../src/domain/conversation/names/find-best-labels.ts";
import { nameFeatures, nameRowCount } from "../../src/domain/conversation/names/name-features.ts";
import { nameLabels } from "../../src/domain/conversation/names/name-labels.ts";
import { createRandom } from "../train-acts/expand-pattern.ts";
import type { NameExample } from "./make-name-examples.ts";

const count = nameLabels.length;

export type NameModel = { table: Float64Array; steps: Float64Array };

/** How far the right labels have to be ahead of any wrong one, a word. */
export const nameMargin = 40;

/**
 * An averaged perceptron over whole sentences: each mistake moves the weights a step, and their mean is kept. What is right by
 * less than the margin counts as a mistake.
 */
export const fitNames = (
  examples: readonly NameExample[],
  { seed, epochs }: { seed: number; epochs: number },
): NameModel => {
  const random = createRandom(seed);
  const ready = examples.map(({ tokens, labels, context, language }) => {
    const gold = labels.map((label) => nameLabels.indexOf(label));
    const handicaps = new Float64Array(tokens.length * count).fill(nameMargin);
    for (const [index, label] of gold.entries()) handicaps[index * count + label] = 0;
    return { words: { ...nameFeatures(tokens, context, language), handicaps }, gold };
  });
  const [table, sums] = [new Float64Array(nameRowCount * count), new Float64Array(nameRowCount * count)];
  const [steps, stepSums] = [new Float64Array((count + 1) * count), new Float64Array((count + 1) * count)];
  let clock = 1;
  const bump = (row: number, label: number, by: number): void => {
    const at = row * count + label;
    table[at] = (table[at] as number) + by;
    sums[at] = (sums[at] as number) + by * clock;
  };
  const bumpStep = (from: number, to: number, by: number): void => {
    const at = from * count + to;
    steps[at] = (steps[at] as number) + by;
    stepSums[at] = (stepSums[at] as number) + by * clock;
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    let wrong = 0;
    for (const at of shuffled(ready.length, random)) {
      const { words, gold } = ready[at] as (typeof ready)[number];
      const guess = findBestLabels(words, { table, steps }, count);
      if (guess.some((label, index) => label !== gold[index])) {
        wrong += 1;
        for (let index = 0; index < words.count; index++) {
          const rows = words.rows.subarray(index * words.perWord, (index + 1) * words.perWord);
          const [right, said] = [gold[index] ?? 0, guess[index] ?? 0];
          const [rightBefore, saidBefore] =
            index === 0 ? [count, count] : [gold[index - 1] ?? 0, guess[index - 1] ?? 0];
          if (right !== said) for (const row of rows) [bump(row, right, 1), bump(row, said, -1)];
          if (right !== said || rightBefore !== saidBefore)
            [bumpStep(rightBefore, right, 1), bumpStep(saidBefore, said, -1)];
        }
      }
      clock += 1;
    }
    console.log(`epoch ${epoch + 1}: ${wrong} of ${ready.length} sentences wrong`);
  }
  return {
    table: table.map((weight, index) => weight - (sums[index] ?? 0) / clock),
    steps: steps.map((weight, index) => weight - (stepSums[index] ?? 0) / clock),
  };
};

const shuffled = (length: number, random: () => number): number[] => {
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
};
