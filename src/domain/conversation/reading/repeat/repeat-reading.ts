import type { SeriesUnit } from "../../../scheduling/series/series-rule.ts";

/** How often something comes again. `nth`: on a weekday of the month, counted from 1, the last one as -1. */
export type Rhythm = { every: number; unit: SeriesUnit; nth?: { nth: number; weekday: number } | undefined };

/** When it ends: after this many, on a day, or after this long. */
export type RepeatEnd =
  | { by: "count"; count: number /** Beyond what is on the table. */; isMore?: true }
  | { by: "until"; until: string }
  | { by: "span"; amount: number; unit: SeriesUnit; isMore?: true | undefined };

/** What a message says about coming again. */
export type RepeatReading = {
  /** Null when the client wants a repetition but doesn't say how often, or says only when it ends. */
  rhythm: Rhythm | null;
  /** To be repeated, without saying how often. */
  isOpen?: true;
  end?: RepeatEnd;
  /** The day it begins on, or the days among which it does: "from 1 December on". */
  start?: { from: string; to: string };
  /** Without any end. */
  isEndless?: true;
  /** Not to be repeated after all. */
  isSingle?: true;
  /** Dates that aren't free should be left out. */
  isSkipping?: true;
  /** A rhythm that no series holds: several days a week, or several times within one. */
  isUnfit?: true;
  /** A habit is mentioned, or the business's own rhythm is asked for: nothing is wanted. */
  isHabit?: true;
};
