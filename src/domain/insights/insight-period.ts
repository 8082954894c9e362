import { addDays } from "../scheduling/calendar-date.ts";

/** How far back insights look, in days; today is the last of them. */
export const insightSpans = [7, 30, 365] as const;

export type InsightSpan = (typeof insightSpans)[number];

export type InsightPeriod = { from: string; to: string; previousFrom: string; previousTo: string; aheadTo: string };

/** The last days, as many before them to compare with, and as many to come. */
export const insightPeriod = (today: string, span: InsightSpan): InsightPeriod => ({
  from: addDays(today, 1 - span),
  to: today,
  previousFrom: addDays(today, 1 - 2 * span),
  previousTo: addDays(today, -span),
  aheadTo: addDays(today, span),
});
