import type { Finding } from "../finding.ts";
import { type LocaleFile, localePath } from "./check-locales.ts";

/** Texts that rightly read as in English, by language: `{ "de": ["ui.json agents.slogan"] }`. */
export type SameInEnglish = Readonly<Record<string, readonly string[]>>;

/** Sentences left in English. Short ones may be names and loan words; a sentence is a forgotten translation. */
export const checkUntranslated = (
  files: readonly LocaleFile[],
  allowed: SameInEnglish,
  allowlistPath: string,
): Finding[] => {
  const findings: Finding[] = [];
  const used = new Set<string>();
  for (const { name, languages } of files) {
    const english = languages.get("en");
    for (const [language, texts] of languages) {
      if (language === "en") continue;
      for (const [key, text] of texts) {
        if (text !== english?.get(key) || wordCount(text) <= 3) continue;
        const entry = `${name} ${key}`;
        if (allowed[language]?.includes(entry)) used.add(`${language} ${entry}`);
        else findings.push({ path: localePath(language, name), message: `${key} is still English: "${text}"` });
      }
    }
  }
  for (const [language, entries] of Object.entries(allowed)) {
    for (const entry of entries) {
      if (used.has(`${language} ${entry}`)) continue;
      findings.push({ path: allowlistPath, message: `${language}: "${entry}" is no longer needed; delete it` });
    }
  }
  return findings;
};

const wordCount = (text: string): number =>
  text
    .replace(/\{\{.*?\}\}/g, "")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
