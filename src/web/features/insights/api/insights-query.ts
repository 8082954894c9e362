import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getInsights } from "#contract/insights.ts";
import type { InsightSpan } from "#domain/insights/insight-period.ts";
import { callApi } from "../../../lib/api/api.ts";

export const insightsQuery = (days: InsightSpan) =>
  queryOptions({
    queryKey: ["insights", days],
    queryFn: ({ signal }) => callApi(getInsights, { query: { days: String(days) } }, { signal }),
    // The old figures stay, dimmed, until the new ones arrive.
    placeholderData: keepPreviousData,
  });
