import type { Entry } from "../terms/term.ts";

/** A language's words for days and times, as data. The rules that put them together are the same for all languages. */
export type DateLexicon = {
  entries: readonly Entry[];
  /** Spellings of single words, brought to the one the entries use. */
  aliases: Readonly<Record<string, string>>;
  /**
   * Phrases that hold a word for a day or a number without meaning one: words, `a/b` for either, `*` for any word, `word?`
   * for one that may be missing, `<category>` for a term.
   */
  noise: readonly string[];
  /** Words that are written together: "Freitagnachmittag". */
  joins?: readonly { readonly first: string; readonly last: string }[];
  /** Real words that look like a slip in a date word. */
  notSlips: string;
  customs: Customs;
};

export type Customs = {
  /** Whether 3/12 may be March 12. */
  isMonthFirstUsed: boolean;
  /** Whether "25." is an ordinal and 5.5 a date. */
  isDotOrdinal: boolean;
  /** Whether days of the month are ordinal words: "the third of May", but "el tres de mayo". The first is one everywhere. */
  areDaysOrdinal: boolean;
  /** "Half three": 30 past, or 30 to. */
  half: 30 | -30;
  /** Whether an hour in words is always said with its unit. */
  isHourNamed?: true;
  /** Whether an abbreviated weekday counts after "on" or as the whole message. */
  isShortWeekdayFree: boolean;
  /** Words after which an abbreviated weekday can be nothing else: "am Do". */
  sureBeforeShort?: ReadonlySet<string>;
  /** How many days Christmas lasts, if more than one. */
  christmasDays?: number;
  /** Whose feasts are meant when the business's country isn't known. */
  country: string;
};

/** Number words from a list that counts from one: `/` between spellings, `_` for a space inside a word. */
export const countedEntries = (category: string, list: string): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((spellings, index) => [category, index + 1, spellings.replaceAll("_", " ").replaceAll("/", "|")]);

/** Entries of one category whose values count from zero: weekdays from Monday, months from January. */
export const listedEntries = (category: string, first: number, forms: readonly string[]): Entry[] =>
  forms.map((form, index) => [category, first + index, form]);

/** Twenty-one to twenty-nine in two words that are one, or three: "veinti cuatro", "vinte seis". */
export const twentiesApart = (twenty: string, ones: string): Entry[] =>
  ones.split(" ").map((one, index) => ["num", 21 + index, `${twenty} ${one}`]);
