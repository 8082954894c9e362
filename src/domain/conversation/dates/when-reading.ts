import type { Weekday } from "../../scheduling/clock/weekday.ts";

/** What a text says about a day. */
export type DateReading =
  | { kind: "day"; date: string }
  /** Two readings are possible (3/12 in English, "next Friday"): the client is asked. */
  | { kind: "ambiguous"; dates: [string, string] }
  /** Three days or more, any of which would do: "Monday, Wednesday or Friday". */
  | { kind: "days"; dates: readonly string[] }
  /** First and last day, both included. `isOpen`: no end was said ("from Monday on"); `to` is as far as it is looked at. */
  | { kind: "range"; from: string; to: string; isOpen?: true }
  /** Counted from the day already chosen: "a week later", "the day before", "the same day" (no days at all). */
  | { kind: "relative"; days?: number; weeks?: number; months?: number }
  | { kind: "past"; date: string }
  /** Written like a date, but no such day exists; `text` as it was typed, folded. */
  | { kind: "impossible"; text: string };

/** What a text says about a time of day. */
export type TimeReading =
  /** `isAround`: "about ten". */
  | { kind: "exact"; time: string; isAround?: true }
  /** An hour of a twelve-hour clock without a.m. or p.m.: the opening hours decide. */
  | { kind: "halfDay"; times: [string, string]; isAround?: true }
  /** Two times were named: the client is asked. */
  | { kind: "choice"; times: [string, string] }
  | ({ kind: "window" } & TimeWindow)
  /** Counted from the time already chosen: "an hour later" is 60, "the same time" is 0. */
  | { kind: "relative"; minutes: number }
  | { kind: "impossible"; text: string };

/**
 * `toMinute` is excluded. `part` is null for "after five" and the like. `edge`: the first or the last times that a day has,
 * whenever the business opens or closes; the minutes are those of most.
 */
export type TimeWindow = { part: DayPart | null; fromMinute: number; toMinute: number; edge?: DayEdge };

export type DayEdge = "first" | "last";

export type DayPart = "morning" | "noon" | "afternoon" | "evening";

/** A narrower stretch of the day. */
export type DayStretch =
  | "earlyMorning"
  | "lateMorning"
  /** When people eat, and when the business does, if that is known. */
  | "lunch"
  | "beforeLunch"
  | "afterLunch"
  | "earlyAfternoon"
  | "lateAfternoon"
  | "endOfDay"
  /** As the business opens, and before it closes. */
  | "opening"
  | "closing";

export type WhenReading = {
  date?: DateReading;
  time?: TimeReading;
  /** The day was said by its number or as today's or tomorrow's, which a weekday alone isn't. */
  isDated?: true;
  /** Nothing but weekdays was said of the day, and not of which week. */
  isWeekday?: true;
  /** Nothing but its number was said of the day. */
  isDayOfMonth?: true;
  /** "As soon as possible". */
  isAsap?: true;
  /** That is said by nothing but "now", which may be just a word. */
  isNow?: true;
  /** A day was said not to suit. */
  isRefused?: true;
  /** The days that don't suit: dates, or weekdays by their English names. */
  except?: readonly string[];
  /** The day is in a farewell ("see you on Friday"): alone it asks for nothing. */
  isFarewell?: true;
  /** The folded text without the parts that were read: what is left for names. */
  rest: string;
  /** The pieces of the text as it was sent that the reading used. */
  spans: readonly TextSpan[];
  /** Numbers, date words and operators that the reading didn't use. */
  unused: readonly (TextSpan & { text: string })[];
  /** False when something relevant is unused or when readings compete: then it is asked, with `alternatives`. */
  isCertain: boolean;
  alternatives?: readonly { date?: DateReading; time?: TimeReading }[];
};

/** Offsets in UTF-16 units; `end` is excluded. */
export type TextSpan = { start: number; end: number };

export type WhenContext = {
  /** The business's date and time of day. */
  today: string;
  nowTime: string;
  weekStartsMonday?: boolean;
  /** What was asked: lets a bare "25" be a day and a bare "15" a time. */
  expect?: "day" | "time";
  /** The business's country (ISO 3166, two letters): whose feasts are meant, and whose order of day and month. */
  country?: string;
  /** When the business makes its midday break: lunch is then. */
  breaks?: MiddayBreaks;
  /** Dates of feasts by name, where the server knows them better than the tables here. */
  feasts?: Readonly<Record<string, readonly string[]>>;
};

/** `toMinute` is excluded. */
export type MiddayBreak = { fromMinute: number; toMinute: number };

export type MiddayBreaks = Readonly<Partial<Record<Weekday, MiddayBreak>>>;

export const dayParts: Record<DayPart, TimeWindow> = {
  morning: { part: "morning", fromMinute: 0, toMinute: 12 * 60 },
  noon: { part: "noon", fromMinute: 12 * 60, toMinute: 14 * 60 },
  afternoon: { part: "afternoon", fromMinute: 12 * 60, toMinute: 18 * 60 },
  evening: { part: "evening", fromMinute: 17 * 60, toMinute: 24 * 60 },
};

const stretch = (fromHour: number, toHour: number): TimeWindow => ({
  part: null,
  fromMinute: fromHour * 60,
  toMinute: toHour * 60,
});

export const dayStretches: Record<DayStretch, TimeWindow> = {
  earlyMorning: stretch(0, 10),
  lateMorning: stretch(10, 12),
  lunch: dayParts.noon,
  beforeLunch: stretch(0, 13),
  afterLunch: stretch(13, 18),
  earlyAfternoon: stretch(12, 15),
  lateAfternoon: stretch(15.5, 19),
  endOfDay: stretch(16, 24),
  opening: { ...stretch(0, 10), edge: "first" },
  closing: { ...stretch(16, 24), edge: "last" },
};
