import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  languageFeatures,
  languageRows,
  languageWords,
} from "../../src/domain/conversation/language/language-features.ts";
import { languageFit } from "./fit-language.ts";
import { languageSeed } from "./read-language-training.ts";

const folder = join(import.meta.dirname, "../../src/domain/conversation/language/training");

/**
 * How sentences are looked at and learned from, and the sentences of this reader alone. Those of the others, which it also
 * learns from, change more often than it matters to a language.
 */
export const digestLanguage = (): string => {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([languageRows, languageFit, languageSeed]));
  for (const file of ["short.txt", "elsewhere.txt"]) {
    const text = readFileSync(join(folder, file), "utf8");
    hash.update(text);
    hash.update(JSON.stringify([...languageFeatures(languageWords(text))]));
  }
  return hash.digest("hex").slice(0, 16);
};
