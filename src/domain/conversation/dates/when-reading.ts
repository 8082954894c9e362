/** What a text says about a day. */
export type DateReading =
  | { kind: "day"; date: string }
  /** Two readings are possible (3/12 in English, "next Friday"): the customer is asked. */
  | { kind: "ambiguous"; dates: [string, string] }
  /** First and last day, both included. */
  | { kind: "range"; from: string; to: string }
  | { kind: "past"; date: string }
  /** Written like a date, but no such day exists; `text` as it was typed, folded. */
  | { kind: "impossible"; text: string };

/** What a text says about a time of day. */
export type TimeReading =
  | { kind: "exact"; time: string }
  /** An hour of a twelve-hour clock without a.m. or p.m.: the opening hours decide. */
  | { kind: "halfDay"; times: [string, string] }
  /** Two times were named: the customer is asked. */
  | { kind: "choice"; times: [string, string] }
  | ({ kind: "window" } & TimeWindow)
  | { kind: "impossible"; text: string };

/** `toMinute` is excluded. `part` is null for "after five" and the like. */
export type TimeWindow = { part: DayPart | null; fromMinute: number; toMinute: number };

export type DayPart = "morning" | "noon" | "afternoon" | "evening";

/** A narrower stretch of the day. */
export type DayStretch =
  | "earlyMorning"
  | "lateMorning"
  | "beforeLunch"
  | "afterLunch"
  | "earlyAfternoon"
  | "lateAfternoon"
  | "endOfDay";

export type WhenReading = {
  date?: DateReading;
  time?: TimeReading;
  /** "As soon as possible". */
  isAsap?: true;
  /** A day was said not to suit. */
  isRefused?: true;
  /** The folded text without the parts that were read: what is left for names. */
  rest: string;
};

export type WhenContext = {
  /** The business's date and time of day. */
  today: string;
  nowTime: string;
  weekStartsMonday?: boolean;
  /** What was asked: lets a bare "25" be a day and a bare "15" a time. */
  expect?: "day" | "time";
};

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
  beforeLunch: stretch(0, 13),
  afterLunch: stretch(13, 18),
  earlyAfternoon: stretch(12, 15),
  lateAfternoon: stretch(15.5, 19),
  endOfDay: stretch(16, 24),
};
