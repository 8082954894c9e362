import type {
  DateExpression,
  Period,
  Portion,
  SpokenDuration,
  SpokenPart,
  TimeExpression,
  Unit,
} from "./expression.ts";

/** What words stand for: a term, an operator, or a phrase made of them. Which fields are set follows from the category. */
export type Term = {
  n?: number;
  /** As it was written: "09" isn't an afternoon hour. */
  digits?: string;
  name?: string;
  which?: WhichWord;
  unit?: Unit;
  part?: SpokenPart;
  isWeak?: true;
  portion?: Portion;
  span?: SpokenDuration;
  date?: DateExpression;
  period?: Period;
  time?: TimeExpression;
  range?: readonly [number, number];
  isFarewell?: true;
  isRefused?: true;
  /** Only the hour was taken back, not its day. */
  isDayKept?: true;
  /** The same words read in another way, as likely: both are evaluated, and the client is asked. */
  other?: { date?: DateExpression; time?: TimeExpression };
  /** Settles between readings of the same words: an idiom before what its words add up to. */
  bonus?: number;
};

export type WhichWord = "this" | "next" | "coming" | "last" | "afterNext" | "following";

/** A term at its place: from token `start` up to, not including, token `end`. */
export type Item = { readonly category: string; readonly start: number; readonly end: number; readonly term: Term };

/**
 * A line of a lexicon: category, value, and the forms, `|` between them. `(a|b)` inside a form stands for both
 * endings, `(|s)` for with and without. Accents and case don't matter.
 */
export type Entry = readonly [category: string, value: string | number | null, forms: string];
