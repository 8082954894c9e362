import type { DayPart, DayStretch } from "../when-reading.ts";

/** What a phrase says about a day, before the calendar is asked: terms, and operators over them. */
export type DateExpression =
  /** Days from today: "tomorrow" is 1. */
  | { kind: "offset"; days: number }
  | { kind: "weekday"; weekday: number; which: WeekdayWhich }
  | { kind: "dayOfMonth"; day: number }
  | { kind: "monthDay"; month: number; day: number; year?: number }
  /** Two numbers in digits, day first; in English the month may come first. */
  | { kind: "numeric"; first: number; second: number; year?: number; isDayFirst: boolean }
  | { kind: "feast"; name: string; year?: number }
  | { kind: "period"; period: Period }
  /** "Two days before Christmas", "a week on Friday"; counted from today when `of` is "in three days". */
  | { kind: "shift"; span: SpokenDuration; of: DateExpression }
  /** "The Monday after Christmas". */
  | { kind: "weekdayBeside"; weekday: number; side: "before" | "after"; of: DateExpression }
  /** "Friday in two weeks"; `isEither`: the Friday after next, whichever the next one is. */
  | { kind: "weekdayAhead"; weekday: number; weeks: number; isEither: boolean; isIdiom?: true }
  /** "The third Friday of December"; -1 is the last. */
  | { kind: "nthWeekday"; nth: number; weekday: number; of: Period }
  | { kind: "nthDay"; nth: number; of: Period }
  /** "The last working day of the month". */
  | { kind: "nthWorkday"; nth: number; of: Period }
  /** "In three working days", "the last working day before Christmas". */
  | { kind: "workdaysFrom"; count: number; of: DateExpression }
  | { kind: "weekdayOf"; weekday: number; of: Period }
  | { kind: "dayOf"; day: number; of: Period }
  /** "The Friday before Christmas, so the 18th": of all 18ths the nearest to that day. */
  | { kind: "dayNear"; day: number; of: DateExpression }
  /** A day with its weekday beside it: "Friday the 20th". */
  | { kind: "onWeekday"; weekday: number; of: DateExpression }
  | { kind: "range"; from: DateExpression; to: DateExpression }
  /** Not before, after, up to, or before a day. */
  | { kind: "limit"; limit: DayLimit; of: DateExpression }
  | { kind: "either"; of: readonly DateExpression[] }
  /** `isWhole`: "the week after" is any day of it, "a week later" one. */
  | { kind: "relative"; days?: number; weeks?: number; months?: number; isWhole?: true }
  /** Points back at a day that was said: "not this one, the one after". Without such a day it means `otherwise`. */
  | { kind: "one"; which: WhichOne; weekday?: number; of?: Period; otherwise?: DateExpression }
  | { kind: "impossible"; text: string };

export type WhichOne = "sameWeek" | "weekAfter" | "this" | "next" | "after" | "afterNext" | "of" | "onward" | "before";

export type WeekdayWhich = "plain" | "this" | "coming" | "next" | "last" | "ofNextWeek";

export type DayLimit = "from" | "after" | "until" | "before";

export type Unit = "minute" | "hour" | "day" | "week" | "weekend" | "month" | "year";

/** A length of time, backwards when the count is negative. */
export type SpokenDuration = { unit: Unit; count: number };

/** A stretch of days that the calendar knows. */
export type Period =
  /** This one is 0, the next 1. */
  | { kind: "unit"; unit: "week" | "weekend" | "month" | "year"; offset: number }
  | { kind: "month"; month: number; year?: number; isNextYear?: boolean }
  | { kind: "portion"; portion: Portion; of: Period }
  /** "The first week of December"; -1 is the last. */
  | { kind: "nthWeek"; nth: number; unit: "week" | "weekend"; of: Period }
  /** The week or weekend that holds a day, or the one before or after it. */
  | { kind: "beside"; unit: "week" | "weekend" | "month"; side: "before" | "holding" | "after"; of: DateExpression }
  /** A week of the year by its number. */
  | { kind: "weekNumber"; n: number }
  /** From some days on to others, counted from today. */
  | { kind: "days"; from: number; to: number };

export type Portion = "start" | "middle" | "end" | "firstHalf" | "secondHalf";

export type TimeExpression =
  | SpokenClock
  | { kind: "part"; part: SpokenPart; isWeak: boolean }
  | { kind: "window"; from: SpokenClock | null; to: SpokenClock | null }
  | { kind: "either"; of: readonly TimeExpression[] }
  /** From now. */
  | { kind: "fromNow"; minutes: number }
  | { kind: "relative"; minutes: number }
  | { kind: "impossible"; text: string };

/** Minutes since midnight; `isHalfDay`: it may also be twelve hours later. */
export type SpokenClock = {
  kind: "clock";
  minute: number;
  isHalfDay: boolean;
  isAround?: true;
  /** "This time tomorrow": the hour it is now, unless another one is named. */
  isNow?: true;
};

/** Parts of the day as they are said; the night's early hours are the morning's. */
export type SpokenPart = DayPart | DayStretch | "night" | "smallHours";
