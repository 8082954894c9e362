import { queryOptions } from "@tanstack/react-query";
import type { getBusinessHours } from "#contract/scheduling/business-hours.ts";
import { callApi } from "../api/api.ts";

/** The opening hours of the week, Monday first. */
export const businessHoursQuery = queryOptions({
  queryKey: ["business-hours"],
  queryFn: ({ signal }) =>
    callApi<typeof getBusinessHours>({ method: "GET", path: "/api/v1/business-hours" }, {}, { signal }),
});
