import type { Language } from "../../languages.ts";
import { countedThings, type Grammar } from "./grammar.ts";
import { grammarDe } from "./grammar-de.ts";
import { grammarEn } from "./grammar-en.ts";
import { grammarEs } from "./grammar-es.ts";
import { grammarFr } from "./grammar-fr.ts";
import { grammarPt } from "./grammar-pt.ts";

export type CompiledGrammar = {
  language: Language;
  words: Grammar;
  /** A pattern of the grammar as a regular expression, made once. */
  pattern: (source: string, follow?: string) => RegExp;
  /** The value of a number in digits or words. */
  numberOf: (text: string | undefined) => number;
  /** 0 for January. */
  monthOf: (text: string) => number;
  /** 0 for Monday. */
  weekdayOf: (text: string) => number;
};

/** A language's grammar, ready to be matched. */
export const compileGrammar = (language: Language): CompiledGrammar => {
  const known = compiled.get(language);
  if (known) return known;
  const words = grammars[language];
  const pieces = piecesOf(words);
  const patterns = new Map<string, RegExp>();
  const grammar: CompiledGrammar = {
    language,
    words,
    pattern: (source, follow = "") => {
      const key = `${source}${follow}`;
      let pattern = patterns.get(key);
      if (!pattern) {
        pattern = new RegExp(`${wordStart}(?:${expand(source, pieces)})${wordEnd}${spaced(follow)}`, "g");
        patterns.set(key, pattern);
      }
      return pattern;
    },
    numberOf: (text = "") => {
      const word = text.replace(/[\s,]+/g, " ").trim();
      return /^\d+$/.test(word) ? Number(word) : (words.numbers[word] ?? words.ordinals[word] ?? Number.NaN);
    },
    monthOf: indexIn(words.months),
    weekdayOf: indexIn(words.weekdays),
  };
  compiled.set(language, grammar);
  return grammar;
};

/** The number isn't the beginning of a price, a fraction, a longer number or a count of things. */
export const notCounted = `(?![/.:-]\\d)(?! ?(?:${countedThings})(?![a-zÿ]))`;

const compiled = new Map<Language, CompiledGrammar>();

const grammars: Record<Language, Grammar> = {
  en: grammarEn,
  es: grammarEs,
  fr: grammarFr,
  de: grammarDe,
  pt: grammarPt,
};

const wordStart = "(?<![a-z0-9ÿ])";
const wordEnd = "(?![a-z0-9ÿ])";

const spaced = (source: string): string => source.replaceAll(" ?", "[\\s,]*").replaceAll(" ", "[\\s,]+");

const expand = (source: string, pieces: Pieces): string =>
  spaced(source.replace(/\{([a-z]+)\}/gi, (whole, name: string) => pieces[name] ?? whole));

type Pieces = Readonly<Record<string, string>>;

/** What the names in braces stand for. */
const piecesOf = ({ numbers, ordinals, months, weekdays }: Grammar): Pieces => {
  const words = longestFirst(Object.keys(numbers));
  return {
    words,
    h: `(?<h>\\d{1,2}|${words})`,
    m: `(?<m>\\d{1,2}|${words})`,
    n: `(?<n>\\d{1,2}|${words})`,
    d: `(?<d>\\d{1,2}|${longestFirst([...Object.keys(numbers), ...Object.keys(ordinals)])})`,
    o: `(?<d>${longestFirst(Object.keys(ordinals))})`,
    y: "(?<y>(?:19|20)\\d{2})",
    month: `(?<month>${months.join("|")})`,
    fullMonth: `(?<month>${months.map((month) => month.split("|")[0]).join("|")})`,
    weekday: `(?<weekday>${weekdays.join("|")})`,
  };
};

/** As alternatives: or "twenty" would take the beginning of "twenty five". */
const longestFirst = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join("|");

const indexIn = (sources: readonly string[]): ((text: string) => number) => {
  const patterns = sources.map((source) => new RegExp(`^(?:${spaced(source)})$`, "u"));
  return (text) => patterns.findIndex((pattern) => pattern.test(text));
};
