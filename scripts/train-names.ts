import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBestLabels } from "../src/domain/conversation/names/find-best-labels.ts";
import { nameFeatures } from "../src/domain/conversation/names/name-features.ts";
import { nameLabels } from "../src/domain/conversation/names/name-labels.ts";
import { addWord } from "../src/domain/conversation/names/word-filter.ts";
import { foldText } from "../src/domain/conversation/words/fold-text.ts";
import { createRandom } from "./train-acts/expand-pattern.ts";
import { readTraining } from "./train-acts/read-training.ts";
import { fitNames, type NameModel } from "./train-names/fit-names.ts";
import { everydayWords, nameExamples, namelessExamples } from "./train-names/make-name-examples.ts";
import { type NamePattern, type NameTraining, readNameTraining } from "./train-names/read-name-training.ts";

/**
 * Trains the reader of names from `src/domain/conversation/names/training` and writes its weights. The report judges patterns
 * that were held out; the weights then learn from all.
 */
const seed = 17;
const [training, acts] = [readNameTraining(), readTraining()];
const everyday = everydayWords(training, acts);
const given = new Set(training.given.flatMap((name) => foldText(name).split("-")));

const train = (patterns: readonly NamePattern[], training: NameTraining): NameModel => {
  const random = createRandom(seed);
  const examples = [
    ...nameExamples(patterns, { training, acts, random, everyday, given, each: 28 }),
    ...namelessExamples(training, acts, { random, everyday, given, each: 4 }),
  ];
  return fitNames(examples, { seed, epochs: 6 });
};

if (!process.argv.includes("--no-report")) {
  const [shown, heldOut] = [0, 1].map((part) =>
    training.patterns.filter((_, index) => (index % 5 === 0) === (part === 1)),
  );
  const named = (part: number): NameTraining => ({
    ...training,
    given: training.given.filter((_, index) => (index % 5 === 0) === (part === 1)),
    family: training.family.filter((_, index) => (index % 5 === 0) === (part === 1)),
  });
  const model = train(shown ?? [], named(0));
  const examples = nameExamples(heldOut ?? [], {
    training: named(1),
    acts,
    random: createRandom(seed + 1),
    everyday,
    given,
    each: 6,
  });
  const right = examples.filter(({ tokens, labels, context }) => {
    const guess = findBestLabels(nameFeatures(tokens, context), model, nameLabels.length);
    return labels.every((label, index) => label === nameLabels[guess[index] ?? 0]);
  });
  if (process.argv.includes("--wrong"))
    for (const { tokens, labels, context } of examples) {
      const guess = findBestLabels(nameFeatures(tokens, context), model, nameLabels.length).map(
        (label) => nameLabels[label],
      );
      if (labels.some((label, index) => label !== guess[index]))
        console.log(
          context,
          tokens
            .map(({ raw }, index) =>
              labels[index] === "none" && guess[index] === "none" ? raw : `${raw}[${labels[index]}>${guess[index]}]`,
            )
            .join(" "),
        );
    }
  console.log(`held out: ${right.length} of ${examples.length} sentences wholly right`);
}

const { table, steps } = train(training.patterns, training);
const most = table.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0);
const scale = 127 / most;
const rounded = Int8Array.from(table, (weight) => Math.round(weight * scale));
const bitsOf = (words: ReadonlySet<string>, size: number): string => {
  const bits = new Uint8Array(size);
  for (const word of words) addWord(bits, word);
  return Buffer.from(bits.buffer).toString("base64");
};
console.log(`${everyday.size} everyday words`);
const source = [
  "/** Written by `npx node scripts/train-names.ts`. */",
  `export const nameSteps: readonly (readonly number[])[] = ${JSON.stringify(steps.map((row) => row.map((step) => Math.round(step * scale))))};`,
  `export const everydayWordBits: string = "${bitsOf(everyday, 2 ** 13)}";`,
  `export const givenNameBits: string = "${bitsOf(given, 2 ** 12)}";`,
  `export const nameWeights: string = "${Buffer.from(rounded.buffer).toString("base64")}";`,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "../src/domain/conversation/names/name-weights.gen.ts"), source);
console.log(`${Math.round(source.length / 1024)} kB`);
