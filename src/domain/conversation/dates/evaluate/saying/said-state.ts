import type { DateExpression, TimeExpression } from "../../terms/expression.ts";
import type { Item } from "../../terms/term.ts";
import type { WeekdayOf } from "./compare-days.ts";

/** `isDrawn`: it follows from what stands before it. `isInstead`: another day was given up for it, so that it isn't today. */
export type SaidDay = { item: Item; expression: DateExpression; isDrawn?: true; isInstead?: true };

/** What has been gathered up to a word. */
export type State = {
  dates: SaidDay[];
  times: { item: Item; time: TimeExpression }[];
  /** Parts of a day that another one was drawn from: they end with an hour of that one. */
  past: { item: Item; time: TimeExpression }[];
  refused: DateExpression[];
  refusedTimes: TimeExpression[];
  busy: TimeExpression[];
  /** The last day that was named, meant or not. */
  anchor: { item: Item; expression: DateExpression } | null;
  /** A day whose time didn't suit: meant, if no other is. */
  fallback: { item: Item; expression: DateExpression }[];
  isContrast: boolean;
  /** The next day only says again which one is meant: "that is", "o sea". */
  isRestated: boolean;
  weekdayOf: WeekdayOf;
  /** What belongs to a story: its hour may be the one whose half is meant. */
  stories: readonly Item[];
  /** Whether a sentence ends between two words. */
  isSentenceOver: (from: number, to: number) => boolean;
  dateContrast: Contrast;
  timeContrast: Contrast;
  isWorkdays: boolean;
  isReplaced: boolean;
  dropped: Item[];
  /** Corrected numbers in front of the day they belong to. */
  pending: Item[];
};

/** What the next day or time does to the one before: joins it, narrows or replaces it, replaces it. */
export type Contrast = "none" | "but" | "correction";
