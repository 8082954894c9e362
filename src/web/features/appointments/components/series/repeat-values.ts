import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { maxSeriesVisits, type SeriesRule, type SeriesUnit } from "#domain/scheduling/series/series-rule.ts";
import type { DateChoices } from "./series-choices.ts";

/** How the create dialog's visit is repeated. */
export type RepeatValues = {
  every: number;
  unit: SeriesUnit;
  ends: "count" | "until";
  count: number;
  until: string;
  choices: DateChoices;
};

/** What is proposed when somebody starts to repeat a visit. */
export const usualRepeat = (firstDate: string): RepeatValues => ({
  ...{ every: 4, unit: "week", ends: "count", count: 6, choices: {} },
  until: firstDate === "" ? "" : addDays(firstDate, 140),
});

/** The rule, once everything is filled in; else null. */
export const toRule = ({ every, unit, ends, count, until }: RepeatValues): SeriesRule | null => {
  if (!(every >= 1 && every <= 52)) return null;
  if (ends === "count" && !(count >= 2 && count <= maxSeriesVisits)) return null;
  if (ends === "until" && until === "") return null;
  return { every, unit, ends: ends === "count" ? { by: ends, count } : { by: ends, until }, shortMonths: "ask" };
};
