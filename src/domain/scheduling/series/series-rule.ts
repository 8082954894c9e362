import { z } from "zod";
import { addDays, dateOfEpochDay, epochDayOf, lastCalendarDate, parseDate } from "../clock/calendar-date.ts";
import { dateField } from "../clock/date-time-fields.ts";

/** As many visits as a series may make, and how far its last one may be from its first. */
export const maxSeriesVisits = 60;
const maxSeriesDays = 731;

export const seriesUnits = ["day", "week", "month"] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

/**
 * `everyOutOfRange`: not 1 to 52; `visitCountOutOfRange`: not 2 to 60. `shortMonths`: what is done where a month has no such
 * day, as the 31st: `ask` says so and offers the month's last day, `last-day` takes it.
 */
export const seriesRuleSchema = z.strictObject({
  every: z.int({ error: "everyOutOfRange" }).min(1, "everyOutOfRange").max(52, "everyOutOfRange"),
  unit: z.enum(seriesUnits),
  ends: z.discriminatedUnion("by", [
    z.strictObject({
      by: z.literal("count"),
      count: z
        .int({ error: "visitCountOutOfRange" })
        .min(2, "visitCountOutOfRange")
        .max(maxSeriesVisits, "visitCountOutOfRange"),
    }),
    z.strictObject({ by: z.literal("until"), until: dateField("dateRequired", "dateInvalid") }),
  ]),
  shortMonths: z.enum(["ask", "last-day"]),
});

export type SeriesRule = z.infer<typeof seriesRuleSchema>;

/** `isMissingDay`: the month has no such day, and `date` is its last one. */
export type SeriesDate = { number: number; date: string; isMissingDay: boolean };

/** `until-too-early`: it would have one visit or none. */
export type SeriesProblem = "until-too-early" | "too-many-visits" | "too-long";

/**
 * The dates of a series, counted from its first one, so that a short month changes nothing after it; or why there is
 * no such series.
 */
export const seriesDates = (firstDate: string, rule: SeriesRule): SeriesDate[] | SeriesProblem => {
  const { ends } = rule;
  const lastDay = Math.min(epochDayOf(firstDate) + maxSeriesDays, epochDayOf(lastCalendarDate));
  const untilDay = ends.by === "until" ? epochDayOf(ends.until) : Number.POSITIVE_INFINITY;
  const count = ends.by === "count" ? ends.count : Number.POSITIVE_INFINITY;
  const dates: SeriesDate[] = [];
  for (let index = 0; index < count; index++) {
    const { epochDay, isMissingDay } = dateAt(firstDate, rule, index);
    if (epochDay > untilDay) break;
    if (epochDay > lastDay) return "too-long";
    if (index === maxSeriesVisits) return "too-many-visits";
    dates.push({
      number: index + 1,
      date: dateOfEpochDay(epochDay),
      isMissingDay: isMissingDay && rule.shortMonths === "ask",
    });
  }
  return dates.length < 2 ? "until-too-early" : dates;
};

/** The date of a visit by its place in the series, counted from 0. */
export const seriesDateAt = (
  firstDate: string,
  rhythm: Pick<SeriesRule, "every" | "unit">,
  index: number,
): { date: string; isMissingDay: boolean } | null => {
  const { epochDay, isMissingDay } = dateAt(firstDate, rhythm, index);
  return epochDay > epochDayOf(lastCalendarDate) ? null : { date: dateOfEpochDay(epochDay), isMissingDay };
};

const dateAt = (firstDate: string, { every, unit }: Pick<SeriesRule, "every" | "unit">, index: number) => {
  if (unit !== "month") {
    return { epochDay: epochDayOf(firstDate) + index * every * daysOf[unit], isMissingDay: false };
  }
  const [year, month, day] = firstDate.split("-").map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + index * every;
  const prefix = `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
  for (let candidate = day; candidate > 28; candidate--) {
    const epochDay = parseDate(`${prefix}-${candidate}`);
    if (epochDay !== null) return { epochDay, isMissingDay: candidate !== day };
  }
  const epochDay = parseDate(`${prefix}-${String(Math.min(day, 28)).padStart(2, "0")}`);
  return { epochDay: epochDay ?? Number.POSITIVE_INFINITY, isMissingDay: day > 28 };
};

const daysOf = { day: 1, week: 7, month: 28 } as const;

/** How many days before and after a date are near it: never as far as the middle between two visits. */
export const reachDays = ({ every, unit }: Pick<SeriesRule, "every" | "unit">): number =>
  Math.min(3, Math.floor((every * daysOf[unit] - 1) / 2));

/** Where the visits of a series go when one of them is moved: as many days further, at the same time of day. */
export const shiftDate = (date: string, { from, to }: { from: string; to: string }): string | null => {
  const epochDay = epochDayOf(date) + epochDayOf(to) - epochDayOf(from);
  return epochDay < 0 || epochDay > epochDayOf(lastCalendarDate)
    ? null
    : addDays(date, epochDayOf(to) - epochDayOf(from));
};
