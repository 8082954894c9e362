import type { Finding } from "../finding.ts";
import { type LocaleFile, localePath } from "./check-locales.ts";

/** Sentences left in English. Short ones may be names and loan words; a sentence is a forgotten translation. */
export const checkUntranslated = (files: readonly LocaleFile[]): Finding[] =>
  files.flatMap(({ name, languages }) => {
    const english = languages.get("en");
    return [...languages].flatMap(([language, texts]) =>
      [...texts]
        .filter(([key, text]) => language !== "en" && text === english?.get(key) && wordCount(text) > 3)
        .map(([key, text]) => ({ path: localePath(language, name), message: `${key} is still English: "${text}"` })),
    );
  });

const wordCount = (text: string): number =>
  text
    .replace(/\{\{.*?\}\}/g, "")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
