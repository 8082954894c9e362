import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBestLabels } from "../src/domain/conversation/names/find-best-labels.ts";
import { nameFeatures } from "../src/domain/conversation/names/name-features.ts";
import { nameLabels } from "../src/domain/conversation/names/name-labels.ts";
import { createRandom } from "./train-acts/expand-pattern.ts";
import { readTraining } from "./train-acts/read-training.ts";
import { writeCommonWords } from "./train-acts/write-common-words.ts";
import { fitNames, type NameModel, nameMargin } from "./train-names/fit-names.ts";
import { listNames } from "./train-names/list-names.ts";
import { nameExamples, namelessExamples } from "./train-names/make-name-examples.ts";
import { type NamePattern, type NameTraining, readNameTraining } from "./train-names/read-name-training.ts";

/**
 * Trains the reader of names from `src/domain/conversation/names/training` and writes its weights. The report judges patterns
 * and names that were held out; the weights then learn from all.
 */
const seed = 17;
const [training, acts] = [readNameTraining(), readTraining()];
const common = new Set(writeCommonWords());
const lists = listNames(training);

const train = (patterns: readonly NamePattern[], training: NameTraining): NameModel => {
  const drawing = { training, acts, common, lists, random: createRandom(seed) };
  const examples = [...nameExamples(patterns, { ...drawing, each: 40 }), ...namelessExamples({ ...drawing, each: 7 })];
  return fitNames(examples, { seed, epochs: 6 });
};

if (process.argv.includes("--report")) {
  const half = <Item>(all: readonly Item[], isHeldOut: boolean): Item[] =>
    all.filter((_, index) => (index % 5 === 0) === isHeldOut);
  const named = (isHeldOut: boolean): NameTraining => ({
    ...training,
    given: half(training.given, isHeldOut),
    family: half(training.family, isHeldOut),
  });
  const model = train(half(training.patterns, false), named(false));
  const examples = nameExamples(half(training.patterns, true), {
    training: named(true),
    acts,
    common,
    lists: listNames(named(false)),
    random: createRandom(seed + 1),
    each: 6,
  });
  let right = 0;
  for (const { tokens, labels, context, language } of examples) {
    const guess = findBestLabels(nameFeatures(tokens, context, language), model, nameLabels.length);
    const isRight = labels.every((label, index) => label === nameLabels[guess[index] ?? 0]);
    if (isRight) right += 1;
    else if (process.argv.includes("--wrong")) {
      const shown = tokens.map(({ raw }, index) => {
        const said = nameLabels[guess[index] ?? 0];
        return labels[index] === "none" && said === "none" ? raw : `${raw}[${labels[index]}>${said}]`;
      });
      console.log(context, shown.join(" "));
    }
  }
  console.log(`held out: ${right} of ${examples.length} sentences wholly right`);
}

const { table, steps } = train(training.patterns, training);
const scale = 127 / table.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
const rounded = Int8Array.from(table, (weight) => Math.round(weight * scale));
const source = [
  "/** Written by `npx node scripts/train-names.ts`. */",
  `export const nameSteps: readonly number[] = ${JSON.stringify([...steps].map((step) => Math.round(step * scale)))};`,
  "/** How far right was ahead of wrong in training. */",
  `export const nameMargin = ${Math.round(nameMargin * scale)};`,
  `export const givenNameList: string = "${[...lists.given].join(" ")}";`,
  `export const familyNameList: string = "${[...lists.family].join(" ")}";`,
  `export const nameWeights: string = "${Buffer.from(rounded.buffer).toString("base64")}";`,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "../src/domain/conversation/names/name-weights.gen.ts"), source);
console.log(
  `${lists.given.size} first names, ${lists.family.size} family names, ${Math.round(source.length / 1024)} kB`,
);
