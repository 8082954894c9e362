import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { type SeriesRule, type SeriesUnit, seriesRuleSchema } from "#domain/scheduling/series/series-rule.ts";
import type { DateChoices } from "./series-choices.ts";

/** How the create dialog's visit is repeated. */
export type RepeatValues = {
  /** Empty while it is typed again; so is `count`. */
  every: number | "";
  unit: SeriesUnit;
  ends: "count" | "until";
  count: number | "";
  until: string;
  choices: DateChoices;
};

/** What is proposed when somebody starts to repeat a visit. */
export const usualRepeat = (firstDate: string): RepeatValues => ({
  ...{ every: 4, unit: "week", ends: "count", count: 6, choices: {} },
  until: firstDate === "" ? "" : addDays(firstDate, 140),
});

/** The rule, once everything is filled in; else null. */
export const toRule = (values: RepeatValues): SeriesRule | null =>
  seriesRuleSchema.safeParse(written(values)).data ?? null;

/** What is wrong with each field, as a code. */
export const repeatComplaints = (values: RepeatValues): Partial<Record<"every" | "count" | "until", string>> =>
  Object.fromEntries(
    (seriesRuleSchema.safeParse(written(values)).error?.issues ?? []).map(({ path, message }) => [
      path.at(-1),
      message,
    ]),
  );

const written = ({ every, unit, ends, count, until }: RepeatValues) => ({
  ...{ every, unit, shortMonths: "ask" },
  ends: ends === "count" ? { by: ends, count } : { by: ends, until },
});
