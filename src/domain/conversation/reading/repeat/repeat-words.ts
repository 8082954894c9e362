/**
 * A language's words for how often something comes again. Patterns are matched against folded words with one space between;
 * `{n}` stands for a number, `{o}` for an ordinal and `{wd}` for a weekday, all of which the grammar of dates knows.
 */
export type RepeatWords = {
  /** "Every", before a number, a unit or a weekday. */
  every: string;
  /** What makes it every second one: "every other Tuesday". */
  other: string;
  units: Readonly<Record<"day" | "week" | "month", string>>;
  /** A whole rhythm: how many of which unit. */
  named: readonly (readonly [pattern: string, every: number, unit: "day" | "week" | "month"])[];
  /** Rhythms around a number of units, in the group `n`; the unit follows in the group `unit`, as `{unit}`. */
  around: readonly string[];
  /** After an ordinal and a weekday: "of the month", and with "every" in it "of every month". */
  ofMonth: string;
  ofEveryMonth: string;
  /** Several times within a unit, or on several weekdays: what no series holds. */
  tooOften: readonly string[];
  /** "Five Saturdays in a row". */
  inARow: string;
  /** "And", between two weekdays. */
  and: string;
  /** How many times, with the number as `{n}`. */
  count: readonly string[];
  /** How many beyond the one on the table, or for how much longer: `{n}` and perhaps `{unit}`. */
  more: readonly string[];
  /** "The same", "repeat": without which that asks for nothing. */
  again: string;
  /** For how long: `{n}` and `{unit}` in this order. */
  span: readonly string[];
  until: string;
  /** Before the day it begins with. */
  from: string;
  /** "From then on": what comes after the first one. */
  onward: string;
  /** "The next", before a number of weekdays, and "in total" after it. */
  nextFew: string;
  inAll: string;
  /** "Until further notice": no end. */
  forEver: readonly string[];
  /** The client wants a repetition without saying how often. */
  open: readonly string[];
  /** It isn't to be repeated after all. */
  single: readonly string[];
  /** Dates that aren't free should be left out. */
  skip: readonly string[];
  /** What is booked is to end: the whole series, or the rest of it. */
  end: readonly string[];
  /** What is said about a habit: "I usually come every month". */
  habit: readonly string[];
  /** Numbers of days that mean weeks in everyday speech: fifteen days are two weeks. */
  daysAsWeeks: Readonly<Record<number, number>>;
};
