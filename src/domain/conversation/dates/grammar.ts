import type { DayPart, DayStretch } from "./when-reading.ts";

/**
 * A language's ways of saying days and times. Patterns are regular expressions over folded text in which apostrophes,
 * and hyphens beside letters, are spaces. A space stands for spaces and commas. Placeholders: `{h}` an hour, `{m}`
 * minutes, `{n}` a count, `{d}` a day of the month, `{o}` one as an ordinal word, `{y}` a year, `{month}`, `{weekday}`.
 * Number words count as digits.
 */
export type Grammar = {
  /** Spellings brought to one form before anything is read. */
  rewrites: readonly (readonly [RegExp, string])[];
  /** Greetings, names and streets that hold a word for a day or a part of it. */
  notDates: readonly string[];
  /** "See you on Friday": no date, unless one was asked for. */
  farewells: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** Words for days of the month alone. */
  ordinals: Readonly<Record<string, number>>;
  /** Monday first. */
  weekdays: readonly string[];
  /** Count only before a date, a number or a time; empty where the letters are too common a word. */
  shortWeekdays: readonly string[];
  /** Words after which an abbreviated weekday counts as well; alone in the message it also does. Null: never. */
  beforeShortWeekday: string | null;
  /** January first. */
  months: readonly string[];

  asap: readonly string[];
  /** The customer leaves the day and the time to us. */
  anyTime: readonly string[];
  /** Days from today: a number, or `{n}` times a number. */
  relativeDays: readonly (readonly [pattern: string, days: number, timesCount?: "timesCount"])[];
  /** "Friday in two weeks": weeks after the coming one, `{n}` of them, or `either` this many or one more. */
  weekdaysAhead: readonly (readonly [pattern: string, weeks: number, how?: "timesCount" | "either"])[];
  weekdayOfNextWeek: readonly string[];
  /** "Next Friday": this week's or the next's, when this week's is still to come. */
  nextWeekday: readonly string[];
  /** "This Friday": today or the first to come. */
  thisWeekday: readonly string[];
  /** "Last Friday": over. */
  lastWeekday: readonly string[];
  /** "The coming Friday": never today. */
  comingWeekday: readonly string[];
  plainWeekday: readonly string[];
  ranges: readonly (readonly [pattern: string, range: RangeName])[];
  /** What makes a part of a week or month when one of `portionOf` follows. */
  portions: Readonly<Record<Portion, string>>;
  /** "The last" Friday "of" one of `portionOf`. */
  edges: Readonly<Record<"first" | "last" | "of", string>>;
  portionOf: readonly (readonly [pattern: string, range: RangeName])[];
  holidays: readonly (readonly [pattern: string, month: number, day: number])[];
  monthDays: readonly string[];
  daysOfMonth: readonly string[];
  /** Whether 3/12 may be March 12. */
  isMonthFirstUsed: boolean;

  /** Times with words. Minutes are added to the hour `{h}`; `+m` and `-m` also add or take `{m}`. */
  spokenTimes: readonly (readonly [pattern: string, minutes: number, count?: "+m" | "-m"])[];
  /** An hour after a word that makes it one. */
  bareHours: readonly string[];
  /** An hour with a unit of the 24-hour clock: from 10 on there is no doubt about the half of the day. */
  unitHours: readonly string[];
  /** Words before a time that say no more. */
  beforeTime: string;
  exactTimes: readonly (readonly [pattern: string, time: string])[];
  hoursFromNow: readonly (readonly [pattern: string, minutes: number, timesCount?: "timesCount"])[];
  meridiem: string;
  /** `today` also says which day; `weak` counts only beside a day or when a time was asked for. */
  parts: readonly (readonly [pattern: string, part: DayPart | DayStretch, how?: "today" | "weak"])[];
  after: string;
  before: string;
  between: readonly [between: string, and: string];
  /** Between two days. */
  through: string;
  /** Before a day: from it on, only after it, up to it, only before it. */
  dayLimits: Readonly<Record<"from" | "after" | "until" | "before", string>>;
  /** Words before and after a day that say it doesn't suit. */
  refused: string;
  refusedAfter: string;

  /** Long words in which slips are forgiven, and real words that look like such a slip. */
  forgivable: readonly string[];
  notSlips: readonly string[];
};

export type RangeName =
  | "thisWeek"
  | "nextWeek"
  | "weekAfterNext"
  | "weekend"
  | "nextWeekend"
  | "thisMonth"
  | "nextMonth"
  | "inMonth"
  | "comingDays"
  | "fewDays"
  | "fewWeeks";

export type Portion = "start" | "middle" | "end";

/** What a number counts when it is no time: "at 3 people" isn't three o'clock. */
export const countedThings =
  "people|persons?|guests?|friends?|kids?|children|options?|times?|days?|weeks?|months?|years?|hours?|minutes?|mins?" +
  "|of us|appointments?|bookings?|haircuts?|personas?|amig[oa]s?|clientes?|veces|opcion(?:es)?|dias?|semanas?|meses|anos?|horas? de" +
  "|minutos?|citas?|personnes?|fois|jours?|semaines?|mois|ans?|minutes?|clients?|personen|leute|mal|tage?n?|wochen?|monate?n?" +
  "|jahre?n?|stunden?|minuten?|termine?|pessoas?|vezes|opco?es|opcao|euros?|dollars?|reais|reals?|eur|usd|%|\\$" +
  "|adults?|adultos?|ninos?|ninas?|hijos?|hijas?|enfants?|adultes?|kindern?|erwachsenen?|criancas?|filhos?|filhas?|menin[oa]s?" +
  "|percent|por ?ciento|pour ?cents?|prozent|por ?cento";
