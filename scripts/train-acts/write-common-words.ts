import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readNameTraining } from "../train-names/read-name-training.ts";
import { listCommonWords } from "./list-common-words.ts";
import { readTraining } from "./read-training.ts";

/** Writes the words of everyday sentences, which both trained readers tell names from, and returns them. */
export const writeCommonWords = (): string[] => {
  const words = listCommonWords(readTraining(), readNameTraining());
  const source = [
    "/** Written by `npx node scripts/train-names.ts` and by `train-acts.ts`: words of everyday sentences, folded. */",
    `export const commonWordList: string = "${words.join(" ")}";`,
    "",
  ].join("\n");
  writeFileSync(join(import.meta.dirname, "../../src/domain/conversation/words/common-words.gen.ts"), source);
  console.log(`${words.length} common words`);
  return words;
};
