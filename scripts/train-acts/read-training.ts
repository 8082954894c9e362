import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ActLabel, actLabels } from "../../src/domain/conversation/acts/act-labels.ts";
import { type Language, languages } from "../../src/domain/languages.ts";

export type Pattern = { language: Language; label: ActLabel; text: string };

export type Training = { patterns: Pattern[]; slots: Record<Language, ReadonlyMap<string, readonly string[]>> };

const folder = join(import.meta.dirname, "../../src/domain/conversation/acts/training");

/** Every pattern of `acts/training`, in the order of the files. */
export const readTraining = (): Training => {
  const slots = Object.fromEntries(languages.map((language) => [language, readSlots(language)])) as Training["slots"];
  return { patterns: languages.flatMap(readPatterns), slots };
};

const readSlots = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    linesOf(join(folder, language, "slots.txt")).map((line) => {
      const [name = "", words = ""] = line.split(" = ");
      return [name, words.split("|")];
    }),
  );

const readPatterns = (language: Language): Pattern[] => {
  const found: Pattern[] = [];
  for (const file of readdirSync(join(folder, language)).sort()) {
    if (file === "slots.txt") continue;
    let label: ActLabel | undefined;
    for (const line of linesOf(join(folder, language, file))) {
      const heading = /^== (\w+)$/.exec(line);
      if (heading) label = actLabels.find((one) => one === heading[1]);
      else if (label === undefined) throw new Error(`${language}/${file}: no act above “${line}”`);
      else found.push({ language, label, text: line });
    }
  }
  return found;
};

const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
