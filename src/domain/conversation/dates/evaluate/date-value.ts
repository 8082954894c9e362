import type { WhenContext } from "../when-reading.ts";
import type { DateOrder } from "./date-order.ts";

/** What an expression means on the calendar: candidates for one day, a stretch of days, or a count from another day. */
export type DateValue =
  | { kind: "days"; dates: readonly string[]; isEither?: true }
  | { kind: "range"; from: string; to: string; isOpen?: true }
  | { kind: "relative"; days?: number; weeks?: number; months?: number }
  | { kind: "impossible" };

export type EvaluationContext = WhenContext & {
  country: string;
  order: DateOrder;
  /** The one time that was named is over today: a bare weekday that is today's means the next. */
  isOverToday: boolean;
};
