import { serviceFeatures, serviceRows } from "../../src/domain/conversation/services/likely/service-features.ts";
import { foldedWords } from "../../src/domain/conversation/words/fold-text.ts";
import { createRandom } from "../train-acts/expand-pattern.ts";

export type Description = { kind: number; text: string };

/** Rows of weights, one a kind; most of them are small enough to be left out. */
export type ServiceModel = { weights: Float32Array; kinds: number; idle: ReadonlySet<string> };

export const serviceFit = { epochs: 12, rate: 0.5, pairsPerRow: 16, leastWeight: 0.15, idleFrom: 40 };

/** Words that are said of many kinds of services say nothing about one. */
const idleWords = (descriptions: readonly Description[]): Set<string> => {
  const kinds = new Map<string, Set<number>>();
  for (const { kind, text } of descriptions) {
    for (const word of foldedWords(text)) kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  }
  return new Set([...kinds].filter(([, of]) => of.size > serviceFit.idleFrom).map(([word]) => word));
};

/** A softmax over the kinds, fitted by stochastic gradient descent with a rate that adapts per weight. */
export const fitServices = (descriptions: readonly Description[], kinds: number, seed: number): ServiceModel => {
  const idle = idleWords(descriptions);
  const prepared = descriptions.map(({ kind, text }) => ({ kind, rows: serviceFeatures(text, idle) }));
  const weights = new Float32Array(serviceRows * kinds);
  const squares = new Float32Array(serviceRows * kinds).fill(0.1);
  const random = createRandom(seed);
  const likely = new Float64Array(kinds);
  for (let epoch = 0; epoch < serviceFit.epochs; epoch++) {
    for (let last = prepared.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [prepared[last], prepared[other]] = [prepared[other] as Prepared, prepared[last] as Prepared];
    }
    for (const { kind, rows } of prepared) {
      const share = 1 / Math.sqrt(Math.max(1, rows.length));
      softmax(weights, rows, likely);
      for (let other = 0; other < kinds; other++) {
        const gradient = ((likely[other] as number) - (other === kind ? 1 : 0)) * share;
        if (Math.abs(gradient) < 0.002) continue;
        for (const row of rows) {
          const at = row * kinds + other;
          squares[at] = (squares[at] as number) + gradient * gradient;
          weights[at] = (weights[at] as number) - (serviceFit.rate * gradient) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return { weights: pruned(weights, kinds), kinds, idle };
};

type Prepared = { kind: number; rows: readonly number[] };

const softmax = (weights: Float32Array, rows: readonly number[], likely: Float64Array): void => {
  const kinds = likely.length;
  likely.fill(0);
  for (const row of rows)
    for (let kind = 0; kind < kinds; kind++)
      likely[kind] = (likely[kind] as number) + (weights[row * kinds + kind] as number);
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++) sum += likely[kind] = Math.exp((likely[kind] as number) * share);
  for (let kind = 0; kind < kinds; kind++) likely[kind] = (likely[kind] as number) / sum;
};

/** The largest weights of each row. */
const pruned = (weights: Float32Array, kinds: number): Float32Array => {
  const kept = new Float32Array(weights.length);
  for (let start = 0; start < weights.length; start += kinds) {
    const largest = Array.from({ length: kinds }, (_, kind) => kind)
      .filter((kind) => Math.abs(weights[start + kind] as number) >= serviceFit.leastWeight)
      .sort((a, b) => Math.abs(weights[start + b] as number) - Math.abs(weights[start + a] as number))
      .slice(0, serviceFit.pairsPerRow);
    for (const kind of largest) kept[start + kind] = weights[start + kind] as number;
  }
  return kept;
};

/** Row by row: how many pairs there are, and each as a kind and a weight of eight bits. */
export const packServices = ({ weights, kinds }: ServiceModel): { bytes: Uint8Array; scale: number } => {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
  const bytes: number[] = [];
  for (let start = 0; start < weights.length; start += kinds) {
    const pairs: number[] = [];
    for (let kind = 0; kind < kinds; kind++) {
      const rounded = Math.round(((weights[start + kind] as number) / most) * 127);
      if (rounded !== 0) pairs.push(kind, rounded & 255);
    }
    bytes.push(pairs.length / 2, ...pairs);
  }
  return { bytes: Uint8Array.from(bytes), scale: Number((most / 127).toPrecision(6)) };
};
