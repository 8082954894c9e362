import type { Calibration } from "#bot/understand/binary.ts";
import { type Certainty, createReader, type Explanation } from "#bot/understand/create-reader.ts";
import { acts } from "#bot/understand/labels.ts";
import { knownWords } from "#bot/understand/marks.ts";
import { type Business, type Row, readBusinesses } from "./corpus.ts";
import { areSameFrames, readingOfFrame, readingOfMarkup } from "./score.ts";

/** Before anything is fitted. */
export const neutralCalibration: Calibration = {
  actTemperature: 1,
  tagTemperature: 1,
  thresholds: acts.map(() => 0.5),
  message: { bias: 0, acts: 1, mentions: 1, outside: 1, length: 0 },
  bands: { act: 0.9, ask: 0.5 },
};

export const explainRows = (binary: Uint8Array, rows: readonly Row[]): Explanation[] => {
  const reader = createReader(binary);
  const businesses: Readonly<Record<string, Business>> = readBusinesses();
  return rows.map(({ message, asked, booked, business }) => {
    const { services, staff } = businesses[business] ?? { services: [], staff: [] };
    return reader.explain({ text: message.text, asked, hasBooked: booked > 0, known: knownWords(services, staff) });
  });
};

/** The threshold of each act with the fewest errors on dev; acts with few examples keep one half. */
export const fitThresholds = (rows: readonly Row[], explained: readonly Explanation[]): number[] =>
  acts.map((act) => {
    const cases = rows.map((row, at) => ({
      isIn: row.message.acts.some((one) => one.act === act),
      chance: explained[at]?.acts.find((one) => one.act === act)?.chance ?? 0,
    }));
    if (cases.filter(({ isIn }) => isIn).length < 20) return 0.5;
    const errors = (threshold: number): number =>
      cases.filter(({ isIn, chance }) => chance >= threshold !== isIn).length + 4 * Math.abs(threshold - 0.5);
    const steps = Array.from({ length: 13 }, (_, at) => 0.2 + at * 0.05);
    return steps.reduce((best, step) => (errors(step) < errors(best) ? step : best), 0.5);
  });

const log = (chance: number): number => Math.log(Math.max(chance, 1e-6));
const featuresOf = ({ acts: act, mentions, outside, tokens }: Certainty): number[] => [
  ...[1, log(act), log(mentions), log(outside), Math.log(Math.max(tokens, 1))],
];

/** Logistic regression by gradient descent: how likely a frame is right, by the certainty of its weakest decisions. */
export const fitMessage = (certainties: readonly Certainty[], isRight: readonly boolean[]): Calibration["message"] => {
  const rows = certainties.map(featuresOf);
  const weights = [1, 1, 1, 1, 0];
  for (let step = 0; step < 3000; step += 1) {
    const slope = weights.map((weight) => 0.0005 * weight);
    rows.forEach((row, at) => {
      const odds = row.reduce((sum, value, column) => sum + value * (weights[column] as number), 0);
      const error = 1 / (1 + Math.exp(-odds)) - (isRight[at] ? 1 : 0);
      row.forEach((value, column) => {
        slope[column] = (slope[column] as number) + (error * value) / rows.length;
      });
    });
    weights.forEach((weight, column) => {
      weights[column] = weight - 0.3 * (slope[column] as number);
    });
  }
  const [bias = 0, act = 1, mentions = 1, outside = 1, length = 0] = weights;
  return { bias, acts: act, mentions, outside, length };
};

export const rightFrames = (rows: readonly Row[], explained: readonly Explanation[]): boolean[] =>
  rows.map(({ message }, at) => {
    const { frame } = explained[at] as Explanation;
    return areSameFrames(readingOfFrame(frame), readingOfMarkup(message), message.text);
  });

/** The lowest confidence above which at most `share` of the messages are wrong. */
export const edgeFor = (confidences: readonly number[], isRight: readonly boolean[], share: number): number => {
  const order = confidences
    .map((confidence, at) => ({ confidence, isRight: isRight[at] }))
    .sort((left, right) => right.confidence - left.confidence);
  let wrong = 0;
  let edge = 1;
  order.forEach((one, at) => {
    if (!one.isRight) wrong += 1;
    if (wrong / (at + 1) <= share) edge = one.confidence;
  });
  return edge;
};
