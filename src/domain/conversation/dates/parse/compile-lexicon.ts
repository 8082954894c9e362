import type { Language } from "../../../languages.ts";
import { foldText } from "../../words/fold-text.ts";
import { dateLexiconDe } from "../lexicons/de.ts";
import { dialectsDe } from "../lexicons/dialects-de.ts";
import { dateLexiconEn } from "../lexicons/en.ts";
import { dateLexiconEs } from "../lexicons/es.ts";
import { dateLexiconFr } from "../lexicons/fr.ts";
import type { Customs, DateLexicon } from "../lexicons/lexicon.ts";
import { dateLexiconPt } from "../lexicons/pt.ts";
import type { Entry, Term } from "../terms/term.ts";
import { compileNoise, type NoiseRule } from "./noise/read-noise.ts";
import { soundOf } from "./slips/sound-of.ts";
import { termOf } from "./term-of.ts";
import { tokenizeText } from "./tokenize-text.ts";

export type WordNode = {
  readonly next: Map<string, WordNode>;
  readonly terms: { category: string; term: Term }[];
};

export type CompiledLexicon = {
  readonly language: Language;
  readonly root: WordNode;
  /** Every word of the lexicon. */
  readonly known: ReadonlySet<string>;
  /** The long date words, by first letter: slips in them are forgiven. */
  readonly forgivable: ReadonlyMap<string, readonly string[]>;
  readonly aliases: ReadonlyMap<string, string>;
  readonly noise: ReadonlyMap<string, readonly NoiseRule[]>;
  readonly customs: Customs;
  /** Where a word that is two comes apart. */
  readonly joined: RegExp | null;
  /** The date words and numbers by their sound. */
  readonly sounds: ReadonlyMap<string, string>;
  /** Single words of the clock: numbers, halves and quarters, units. */
  readonly hourWords: ReadonlySet<string>;
  /** Words an hour follows, and words that follow an hour. */
  readonly hourCues: ReadonlySet<string>;
  readonly hourTails: ReadonlySet<string>;
  /** Ordinals by their words written together. */
  readonly ordinals: ReadonlyMap<string, Ordinal>;
  /** What a word with a slip was found to mean; kept, since people make the same slips. */
  readonly slips: Map<string, string>;
  readonly hourSlips: Map<string, string | null>;
  readonly daySlips: Map<string, string[]>;
  /** Weekdays, named days and months as single words. */
  readonly dayWords: readonly string[];
  /** Words a day follows. */
  readonly dayCues: ReadonlySet<string>;
  /** A word that only a dialect has. */
  readonly isDialect: (word: string) => boolean;
  readonly isDialectDay: (word: string) => boolean;
};

export type Ordinal = { readonly words: readonly string[]; readonly n: number };

/** A language's lexicon, ready to be looked up. */
export const compileLexicon = (language: Language): CompiledLexicon => {
  const ready = compiled.get(language);
  if (ready) return ready;
  const lexicon = lexicons[language];
  const root: WordNode = { next: new Map(), terms: [] };
  const known = new Set<string>(lexicon.notSlips.split(/\s+/));
  const forgivable = new Map<string, string[]>();
  for (const entry of lexicon.entries) addEntry(entry, !dialectsDe.includes(entry), { root, known, forgivable });
  addAliases(lexicon.aliases, forgivable);
  const result: CompiledLexicon = {
    language,
    root,
    known,
    forgivable,
    aliases: new Map(Object.entries(lexicon.aliases)),
    noise: compileNoise(lexicon.noise, known),
    customs: lexicon.customs,
    joined: lexicon.joins ? joinedOf(lexicon.joins) : null,
    slips: new Map(),
    hourSlips: new Map(),
    daySlips: new Map(),
    dayWords: [...new Set(wordsOf(lexicon, dayCategories).filter((word) => word.length >= 5 && !/\W|\d/.test(word)))],
    dayCues: new Set(wordsOf(lexicon, dayCueCategories).map((form) => form.split(" ").at(-1) as string)),
    sounds: soundsOf(lexicon, language),
    ordinals: ordinalsOf(lexicon),
    hourWords: new Set([
      ...wordsOf(lexicon, hourCategories).filter((word) => !/\W|\d/.test(word)),
      ...wordsOf(lexicon, minuteCategories)
        .flatMap((form) => form.split(" "))
        .filter((word) => word.length >= 4),
    ]),
    hourCues: new Set(wordsOf(lexicon, cueCategories).map((form) => form.split(" ").at(-1) as string)),
    hourTails: new Set(wordsOf(lexicon, tailCategories).map((form) => form.split(" ")[0] as string)),
    isDialect: (word) => dialect.has(word),
    isDialectDay: (word) => dialectDays.has(word),
  };
  compiled.set(language, result);
  return result;
};

const hourCategories = new Set(
  "num half quarter quarterOf threeQuarters clockWord hourUnit longHourUnit oclock".split(" "),
);
const dayCategories = new Set(["weekday", "dayName", "month"]);
const dayCueCategories = new Set(["on", "art", "which", "dayMark", "from", "until", "between"]);
const minuteCategories = new Set(["plusMinutes"]);
const cueCategories = new Set(
  "at around half halfPast quarter quarterOf threeQuarters pastHour toHour after before until from between andMinutes minus hourUnit longHourUnit".split(
    " ",
  ),
);
const tailCategories = new Set("hourUnit longHourUnit oclock plusMinutes pastHour meridiem ish".split(" "));

/** The forms of some categories, folded; dialects have words of their own. */
const wordsOf = ({ entries }: DateLexicon, categories: ReadonlySet<string>): string[] =>
  entries
    .filter((entry) => categories.has(entry[0]) && !dialectsDe.includes(entry))
    .flatMap(([, , forms]) => spellingsOf(forms).map(foldText));

const soundsOf = (lexicon: DateLexicon, language: Language): Map<string, string> => {
  const sounds = new Map<string, string>();
  for (const word of wordsOf(lexicon, soundedCategories)) {
    if (word.length >= 4 && !word.includes(" ") && !sounds.has(soundOf(word, language)))
      sounds.set(soundOf(word, language), word);
  }
  return sounds;
};

const ordinalsOf = ({ entries }: DateLexicon): Map<string, Ordinal> => {
  const ordinals = new Map<string, Ordinal>();
  for (const [category, n, forms] of entries) {
    if (category !== "ord" || typeof n !== "number") continue;
    for (const form of spellingsOf(forms).map(foldText)) {
      const words = form.split(" ");
      if (words.length <= 2 && form.length >= 5) ordinals.set(words.join(""), { words, n });
    }
  }
  return ordinals;
};

const soundedCategories = new Set(["weekday", "month", "dayName", "num"]);

/** The dialects' hours, but not those that are ordinals elsewhere. */
const dialect = new Set(
  dialectsDe.filter(([category]) => category === "num").flatMap(([, , forms]) => forms.split("|").map(foldText)),
);

const dialectDays = new Set(
  dialectsDe
    .filter(([category]) => category === "weekday" || category === "dayName")
    .flatMap(([, , forms]) => forms.split("|").map(foldText)),
);

const compiled = new Map<Language, CompiledLexicon>();

export const lexicons: Record<Language, DateLexicon> = {
  en: dateLexiconEn,
  es: dateLexiconEs,
  fr: dateLexiconFr,
  de: dateLexiconDe,
  pt: dateLexiconPt,
};

const joinedOf = (joins: NonNullable<DateLexicon["joins"]>): RegExp =>
  new RegExp(
    joins
      .map(({ first, last }) => `(?:^(?<a>${first.replaceAll(" ", "|")})s?(?<b>${last.replaceAll(" ", "|")})s?$)`)
      .join("|"),
  );

type Vocabulary = { root: WordNode; known: Set<string>; forgivable: Map<string, string[]> };

const addEntry = ([category, value, forms]: Entry, isOwn: boolean, { root, known, forgivable }: Vocabulary): void => {
  const term = termOf(category, value);
  for (const form of spellingsOf(forms)) {
    let node = root;
    const words = tokenizeText(foldText(form));
    const isForgiven = isOwn && forgivenCategories.has(category) && (words.length === 1 || category === "feast");
    for (const { text } of words) {
      known.add(text);
      if (isForgiven && text.length >= (category === "around" ? 6 : 5)) addForgivable(forgivable, text);
      let next = node.next.get(text);
      if (!next) {
        next = { next: new Map(), terms: [] };
        node.next.set(text, next);
      }
      node = next;
    }
    node.terms.push({ category, term });
  }
};

const forgivenCategories = new Set([
  "weekday",
  "month",
  "dayName",
  "feast",
  "part",
  "weakPart",
  "which",
  "unit",
  "around",
  "ishNum",
]);

/** A slip in an everyday spelling: "wensdy" is one from "wensday". */
const addAliases = (aliases: DateLexicon["aliases"], forgivable: Map<string, string[]>): void => {
  const isForgiven = (word: string): boolean => forgivable.get(word[0] as string)?.includes(word) === true;
  for (const [alias, word] of Object.entries(aliases)) {
    if (alias.length >= 5 && isForgiven(word)) addForgivable(forgivable, alias);
  }
};

const addForgivable = (forgivable: Map<string, string[]>, word: string): void => {
  const first = word[0] as string;
  const words = forgivable.get(first) ?? [];
  if (!words.includes(word)) words.push(word);
  forgivable.set(first, words);
};

/** All the forms a line stands for. */
export const spellingsOf = (forms: string): string[] =>
  splitOutside(forms)
    .flatMap(expandChoices)
    .map((form) => form.replace(/\s+/g, " ").trim());

/** Each choice is expanded by itself: one within another doesn't multiply the choices next to it. */
const expandChoices = (form: string): string[] => {
  const start = form.indexOf("(");
  if (start < 0) return [form];
  const end = endOfChoice(form, start);
  const rests = expandChoices(form.slice(end + 1));
  return splitOutside(form.slice(start + 1, end))
    .flatMap(expandChoices)
    .flatMap((choice) => rests.map((rest) => `${form.slice(0, start)}${choice}${rest}`));
};

const endOfChoice = (form: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < form.length; at++) {
    if (form[at] === "(") depth += 1;
    if (form[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`No end of the choice in ${form}`);
};

const splitOutside = (forms: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < forms.length; at++) {
    if (forms[at] === "(") depth += 1;
    if (forms[at] === ")") depth -= 1;
    if (forms[at] === "|" && depth === 0) {
      pieces.push(forms.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(forms.slice(from));
  return pieces;
};
