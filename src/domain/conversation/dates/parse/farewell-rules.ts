import type { DateExpression } from "../terms/expression.ts";
import { type GrammarRule, rule } from "./chart.ts";

/** Days in a farewell: "see you on Friday". */
export const farewellRules: readonly GrammarRule[] = [
  rule("date", "bye/byeAlone date", ([bye, date], { tokens }, { start, end }) =>
    date?.date &&
    (bye?.name !== "alone" ||
      // "Twenty minutes to you, so Friday" says no goodbye.
      (isMeeting(date.date) && tokens.slice(start + 1, end).every(({ pause }) => pause === 0)))
      ? { ...date, isFarewell: true, name: bye?.name ?? "", bonus: 1 }
      : null,
  ),
  // "See you all on Friday".
  rule("bye", "bye byeFiller", ([bye]) => bye ?? null),
  rule("byeAlone", "byeAlone byeFiller", ([bye]) => bye ?? null),
  // "See you at three tomorrow".
  rule("date", "bye clock date", ([bye, clock, date]) =>
    date?.date && !date.time && clock?.time && bye?.name !== "alone"
      ? { ...date, time: clock.time, isFarewell: true, name: bye?.name ?? "", bonus: 2 }
      : null,
  ),
];

/** "Bis Freitag" may be a farewell, "bis zum 30. November" hardly. */
const isMeeting = (date: DateExpression): boolean => {
  if (date.kind === "period") return date.period.kind === "unit" && date.period.unit !== "year";
  return ["weekday", "offset", "weekdayOf", "shift", "weekdayAhead"].includes(date.kind);
};
