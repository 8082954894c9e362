import { addDays } from "../scheduling/clock/calendar-date.ts";

/** How far back insights look, in days; today is the last of them. */
export const insightSpans = [7, 30, 365] as const;

export type InsightSpan = (typeof insightSpans)[number];

/** First and last day, both included. */
type Days = { from: string; to: string };

/** The last days, as many before them to compare with, and as many to come. */
export const insightPeriod = (today: string, span: InsightSpan): Record<"current" | "previous" | "ahead", Days> => ({
  current: { from: addDays(today, 1 - span), to: today },
  previous: { from: addDays(today, 1 - 2 * span), to: addDays(today, -span) },
  ahead: { from: addDays(today, 1), to: addDays(today, span) },
});
