import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ActLabel, actLabels } from "../src/domain/conversation/acts/act-labels.ts";
import { digestTraining, trainingSeed } from "./train-acts/digest-training.ts";
import { fitActs, quantiseModel, scoreWith } from "./train-acts/fit-acts.ts";
import { plainExamples, variedExamples } from "./train-acts/make-examples.ts";
import { type Pattern, readTraining } from "./train-acts/read-training.ts";
import { chooseThresholds, type JudgedSentence, reportAccuracy } from "./train-acts/report.ts";
import { writeCommonWords } from "./train-acts/write-common-words.ts";

/**
 * Trains the reader of acts from `src/domain/conversation/acts/training` and writes its weights. What is held out of a
 * fold are whole patterns, so that the report judges sentences nobody has shown; the weights then learn from all.
 */
const seed = trainingSeed;
const folds = 5;
const training = readTraining();
const isQuick = process.argv.includes("--no-report");

const foldOf = (patterns: readonly Pattern[]): Map<Pattern, number> => {
  const seen = new Map<string, number>();
  return new Map(
    patterns.map((pattern) => {
      const key = `${pattern.language} ${pattern.label}`;
      const position = seen.get(key) ?? 0;
      seen.set(key, position + 1);
      return [pattern, position % folds];
    }),
  );
};

const judge = (): JudgedSentence[] => {
  const byFold = foldOf(training.patterns);
  const judged: JudgedSentence[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const shown = training.patterns.filter((pattern) => byFold.get(pattern) !== fold);
    const model = fitActs(variedExamples(shown, training, seed), seed);
    for (const pattern of training.patterns.filter((one) => byFold.get(one) === fold)) {
      for (const example of plainExamples([pattern], training, seed + 7).slice(0, 12)) {
        judged.push({ language: pattern.language, ...example, scores: scoreWith(model, example) });
      }
    }
    console.log(`fold ${fold + 1} of ${folds}`);
  }
  return judged;
};

const write = (thresholds: Readonly<Record<ActLabel, number>>): void => {
  const { table, scales, biases } = quantiseModel(fitActs(variedExamples(training.patterns, training, seed), seed));
  const source = [
    "/** Written by `npx node scripts/train-acts.ts`. */",
    "/** Of the sentences and how they are learned from; a test compares it. */",
    `export const actTrainingDigest = "${digestTraining(training)}";`,
    `export const actScales: readonly number[] = ${JSON.stringify(scales)};`,
    `export const actBiases: readonly number[] = ${JSON.stringify(biases)};`,
    "/** From here on an act is taken as said; chosen on sentences that were held out. */",
    `export const actThresholds: Readonly<Record<string, number>> = ${JSON.stringify(thresholds)};`,
    `export const actWeights: string = "${Buffer.from(table.buffer).toString("base64")}";`,
    "",
  ].join("\n");
  writeFileSync(join(import.meta.dirname, "../src/domain/conversation/acts/act-weights.gen.ts"), source);
  console.log(`${actLabels.length} acts, ${Math.round(source.length / 1024)} kB`);
};

writeCommonWords();
if (process.argv.includes("--words")) process.exit();
if (isQuick) {
  const { actThresholds } = await import("../src/domain/conversation/acts/act-weights.gen.ts");
  write(actThresholds as Record<ActLabel, number>);
} else {
  const judged = judge();
  const thresholds = chooseThresholds(judged);
  reportAccuracy(judged, thresholds);
  write(thresholds);
}
