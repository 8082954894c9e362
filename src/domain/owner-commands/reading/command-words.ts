import type { Language } from "../../languages.ts";
import type { CommandLexicon } from "./lexicons/command-lexicon.ts";
import { commandLexiconDe } from "./lexicons/lexicon-de.ts";
import { commandLexiconEn } from "./lexicons/lexicon-en.ts";
import { commandLexiconEs } from "./lexicons/lexicon-es.ts";
import { commandLexiconFr } from "./lexicons/lexicon-fr.ts";
import { commandLexiconPt } from "./lexicons/lexicon-pt.ts";

type PatternName = {
  [Key in keyof CommandLexicon]: CommandLexicon[Key] extends string ? Key : never;
}[keyof CommandLexicon] &
  string;

/** A language's patterns, ready to be tried. */
export type CommandWords = {
  language: Language;
  /** Anywhere, at the beginning, or as the whole message. */
  has(name: PatternName, text: string): boolean;
  begins(name: PatternName, text: string): boolean;
  is(name: PatternName, text: string): boolean;
  without(name: PatternName, text: string): string;
  /** Its position, including a word that joins it to what comes before. */
  starts(name: PatternName, text: string): number[];
  /** Separable verbs, put together. */
  putTogether(text: string): string;
  /** Words that commands are made of: what a slip may have been meant as. */
  vocabulary: ReadonlySet<string>;
  lengths: readonly (readonly [RegExp, number])[];
  minutes: RegExp;
  to: RegExp;
  mend: readonly (readonly [RegExp, string])[];
  /** Tries each pattern, which compiles it. */
  prepare(text: string): void;
};

const lexicons: Record<Language, CommandLexicon> = {
  en: commandLexiconEn,
  es: commandLexiconEs,
  fr: commandLexiconFr,
  de: commandLexiconDe,
  pt: commandLexiconPt,
};

/** A letter or figure ends where none follows; an apostrophe may. */
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";

const umlauts = (pattern: string): string =>
  pattern.replaceAll("ä", "(?:ae|a)").replaceAll("ö", "(?:oe|o)").replaceAll("ü", "(?:ue|u)");

const compile = (language: Language): CommandWords => {
  const lexicon = lexicons[language];
  const made = new Map<string, RegExp>();
  const names = (Object.keys(lexicon) as PatternName[]).filter((name) => typeof lexicon[name] === "string");
  const pattern = (name: PatternName, shape: (source: string) => string, flags: string): RegExp => {
    const key = `${name} ${shape("")} ${flags}`;
    const known = made.get(key) ?? new RegExp(shape(`(?:${umlauts(lexicon[name])})`), flags);
    made.set(key, known);
    return known;
  };
  const anywhere = (source: string) => `${before}${source}${after}`;
  return {
    language,
    has: (name, text) => pattern(name, anywhere, "u").test(text),
    begins: (name, text) => pattern(name, (source) => `^${source}${after}`, "u").test(text),
    is: (name, text) => pattern(name, (source) => `^${source}$`, "u").test(text),
    without: (name, text) =>
      text
        .replace(pattern(name, anywhere, "gu"), " ")
        .replace(/\s+/g, " ")
        .trim(),
    starts: (name, text) =>
      [...text.matchAll(pattern(name, (source) => `${before}(?:(?:and|y|e|et|und) )?${source}${after}`, "gu"))].map(
        ({ index }) => index,
      ),
    putTogether: (text) =>
      (lexicon.rewrite ?? []).reduce((whole, [apart, instead]) => whole.replace(apart, instead).trim(), text),
    vocabulary: vocabularyOf(lexicon),
    lengths: Object.entries(lexicon.lengths).map(([source, count]) => [
      new RegExp(`${before}(?:${umlauts(source)})${after}`, "u"),
      count,
    ]),
    minutes: new RegExp(`${before}(\\d{1,3}) ?(?:${lexicon.minutes})(?![\\p{L}\\p{N}])`, "u"),
    to: new RegExp(`(?:^|\\s)(?:${umlauts(lexicon.to)})(?=\\s|$)`, "gu"),
    mend: lexicon.mend ?? [],
    prepare: (text) => {
      for (const name of names) pattern(name, anywhere, "u").test(text);
    },
  };
};

const mendable = ["cancel", "move", "block", "late", "sick", "confirm", "noShow", "free", "next", "undo"] as const;

const vocabularyOf = (lexicon: CommandLexicon): ReadonlySet<string> =>
  new Set(
    mendable.flatMap((name) =>
      lexicon[name]
        .replace(/\(\?:[^()]*\)\??|\\[pw](?:\{L\})?[+*]?|\[[^\][]*\]\??/g, " ")
        .replaceAll("ä", "a")
        .replaceAll("ö", "o")
        .replaceAll("ü", "u")
        .split(/[^a-z]+/)
        .filter((word) => word.length >= 5),
    ),
  );

const compiled = new Map<Language, CommandWords>();

export const commandWordsOf = (language: Language): CommandWords => {
  const words = compiled.get(language) ?? compile(language);
  compiled.set(language, words);
  return words;
};
