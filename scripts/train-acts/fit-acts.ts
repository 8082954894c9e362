import { actFeatures, bucketCount } from "../../src/domain/conversation/acts/act-features.ts";
import { actLabels } from "../../src/domain/conversation/acts/act-labels.ts";
import { createRandom } from "./expand-pattern.ts";
import type { Example } from "./make-examples.ts";
import { sigmoid } from "./sigmoid.ts";

export type Model = { weights: Float32Array; biases: Float64Array };

/** Found by trying: smaller rates leave more unsure, larger ones are sure of too much. */
export const fitSettings = { epochs: 6, rate: 0.6, decay: 1e-6 };

/** One logistic regression a label, fitted together by stochastic gradient descent with a rate that adapts per weight. */
export const fitActs = (examples: readonly Example[], seed: number, { epochs, rate, decay } = fitSettings): Model => {
  const count = actLabels.length;
  const weights = new Float32Array(bucketCount * count);
  const squares = new Float32Array(bucketCount * count).fill(1e-3);
  const biases = new Float64Array(count).fill(-3);
  const prepared = examples.map(({ text, labels, unclear, context }) => ({
    rows: actFeatures(text, context),
    targets: Int8Array.from(actLabels, (label) => (labels.has(label) ? 1 : unclear.has(label) ? -1 : 0)),
  }));
  const random = createRandom(seed);
  const sums = new Float64Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(prepared, random);
    for (const { rows, targets } of prepared) {
      const share = 1 / Math.sqrt(Math.max(1, rows.length));
      sums.fill(0);
      for (const row of rows) {
        for (let label = 0, at = row * count; label < count; label++, at++)
          sums[label] = (sums[label] ?? 0) + (weights[at] ?? 0);
      }
      for (let label = 0; label < count; label++) {
        const target = targets[label] ?? 0;
        if (target < 0) continue;
        const guess = sigmoid((sums[label] ?? 0) * share + (biases[label] ?? 0));
        const slope = guess - target;
        if (Math.abs(slope) < 0.004) continue;
        biases[label] = (biases[label] ?? 0) - 0.02 * slope;
        const step = slope * share;
        for (const row of rows) {
          const at = row * count + label;
          const gradient = step + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { weights, biases };
};

/** Eight bits a weight, with a scale per label. */
export const quantiseModel = ({ weights, biases }: Model): { table: Int8Array; scales: number[]; biases: number[] } => {
  const count = actLabels.length;
  const scales = actLabels.map((_, label) => {
    let most = 0;
    for (let at = label; at < weights.length; at += count) most = Math.max(most, Math.abs(weights[at] ?? 0));
    return most / 127 || 1;
  });
  const table = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % count] ?? 1)));
  return {
    table,
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    biases: [...biases].map((bias) => Number(bias.toFixed(5))),
  };
};

const shuffle = <Item>(items: Item[], random: () => number): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
};

export const scoreWith = ({ weights, biases }: Model, { text, context }: Example): number[] => {
  const rows = actFeatures(text, context);
  const count = actLabels.length;
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  return actLabels.map((_, label) => {
    let sum = 0;
    for (const row of rows) sum += weights[row * count + label] ?? 0;
    return sigmoid(sum * share + (biases[label] ?? 0));
  });
};
