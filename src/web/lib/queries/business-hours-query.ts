import { queryOptions } from "@tanstack/react-query";
import { getBusinessHours } from "#contract/business-hours.ts";
import { callApi } from "../api.ts";

/** The opening hours of the week, Monday first. */
export const businessHoursQuery = queryOptions({
  queryKey: ["business-hours"],
  queryFn: ({ signal }) => callApi(getBusinessHours, {}, { signal }),
});
