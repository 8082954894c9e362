import type { QueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { saveBusinessHours as saveRoute } from "#contract/scheduling/business-hours.ts";
import { callApi } from "../../../lib/api/api.ts";
import { businessHoursQuery } from "../../../lib/queries/business-hours-query.ts";

/** All days or none; the answer is what the page shows from then on. */
export const saveBusinessHours = async (
  queryClient: QueryClient,
  body: RouteCall<typeof saveRoute>["body"],
): Promise<void> => {
  const week = await callApi(saveRoute, { body });
  await queryClient.cancelQueries({ queryKey: businessHoursQuery.queryKey });
  queryClient.setQueryData(businessHoursQuery.queryKey, week);
};
