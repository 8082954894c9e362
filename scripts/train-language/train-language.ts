import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestLanguage } from "./digest-language.ts";
import { fitLanguage, quantiseLanguage } from "./fit-language.ts";
import { chooseBound, judgeLanguage, reportLanguage } from "./judge-language.ts";
import { languageSeed, readLanguageTraining } from "./read-language-training.ts";

/**
 * Trains the reader of languages and writes its weights. From which score on a language is clear, and from which it is only
 * likely, is chosen on patterns that were held out.
 */
const training = readLanguageTraining();
const judged = judgeLanguage(training);
const clear = chooseBound(judged, 0.998, 4);
const likely = chooseBound(judged, 0.997, 2);
console.log({ sentences: training.length, clear, likely });
reportLanguage(judged, clear);

const { table, scale, biases } = quantiseLanguage(fitLanguage(training, languageSeed));
const source = [
  "/** Written by `npx node scripts/train-language/train-language.ts`. */",
  "/** Of how it is learned, and of the sentences that only it learns from; a test compares it. */",
  `export const languageTrainingDigest = "${digestLanguage()}";`,
  "/** From here on a language is clear, or likely; chosen on sentences that were held out. */",
  `export const clearLanguage = ${JSON.stringify(clear)};`,
  `export const likelyLanguage = ${JSON.stringify(likely)};`,
  `export const languageScale = ${scale};`,
  `export const languageBiases: readonly number[] = ${JSON.stringify(biases)};`,
  `export const languageWeights: string = "${Buffer.from(table.buffer).toString("base64")}";`,
  "",
].join("\n");
writeFileSync(join(import.meta.dirname, "../../src/domain/conversation/language/language-weights.gen.ts"), source);
console.log(`${Math.round(source.length / 1024)} kB`);
