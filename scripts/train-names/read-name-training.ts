import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NameContext } from "../../src/domain/conversation/names/name-labels.ts";
import { type Language, languages } from "../../src/domain/languages.ts";

export type NamePattern = { language: Language; context: NameContext; text: string };

export type NameTraining = {
  patterns: NamePattern[];
  /** Sentences with nobody's name, whatever was asked. */
  nameless: Omit<NamePattern, "context">[];
  relations: Record<Language, readonly string[]>;
  /** Everyday words that the sentences lack. */
  words: Record<Language, readonly string[]>;
  given: readonly string[];
  family: readonly string[];
  /** Names that are also something else: April, Domingo, Rose. */
  odd: readonly string[];
  /** Whole names that aren't written in Latin letters. */
  scripts: readonly string[];
};

const folder = join(import.meta.dirname, "../../src/domain/conversation/names/training");

/** Every pattern of `names/training`, with the names and relations that fill them. */
export const readNameTraining = (): NameTraining => {
  const people = sectionsOf("people.txt");
  const namesOf = (section: string): string[] => (people.get(section) ?? []).flatMap((line) => line.split(" "));
  const byLanguage = languages.map((language) => [language, sectionsOf(`${language}.txt`)] as const);
  const listed = (section: string) =>
    Object.fromEntries(
      byLanguage.map(([language, sections]) => [language, (sections.get(section) ?? []).join("|").split("|")]),
    ) as unknown as NameTraining["relations"];
  return {
    given: namesOf("given"),
    family: namesOf("family"),
    odd: namesOf("odd"),
    scripts: (people.get("scripts") ?? []).flatMap((line) => line.split("|")),
    relations: listed("relations"),
    words: listed("words"),
    nameless: byLanguage.flatMap(([language, sections]) =>
      (sections.get("nameless") ?? []).map((text) => ({ language, text })),
    ),
    patterns: byLanguage.flatMap(([language, sections]) =>
      (["open", "asked", "shown"] as const).flatMap((context) =>
        (sections.get(context) ?? []).map((text) => ({ language, context, text })),
      ),
    ),
  };
};

const sectionsOf = (file: string): Map<string, string[]> => {
  const sections = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
    const heading = /^== (\w+)$/.exec(line.trim());
    if (heading) {
      current = sections.get(heading[1] ?? "") ?? [];
      sections.set(heading[1] ?? "", current);
    } else if (line.trim() !== "") {
      if (!current) throw new Error(`${file}: no heading above “${line}”`);
      current.push(line.trim());
    }
  }
  return sections;
};
