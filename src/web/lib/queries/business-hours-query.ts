import { queryOptions } from "@tanstack/react-query";
import { getBusinessHours } from "#contract/scheduling/business-hours.ts";
import { callApi } from "../api/api.ts";

/** The opening hours of the week, Monday first. */
export const businessHoursQuery = queryOptions({
  queryKey: ["business-hours"],
  queryFn: ({ signal }) => callApi(getBusinessHours, {}, { signal }),
});
