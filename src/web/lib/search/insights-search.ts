import { type InsightSpan, insightSpans } from "#domain/insights/insight-period.ts";

/** What the address says: `/insights?days=7`. */
export type InsightsSearch = { days?: InsightSpan };

export const parseInsightsSearch = (raw: { days?: unknown }): InsightsSearch => {
  const days = insightSpans.find((span) => String(span) === String(raw.days));
  return days === undefined ? {} : { days };
};
