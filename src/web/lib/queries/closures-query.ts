import { queryOptions } from "@tanstack/react-query";
import type { listHolidays } from "#contract/scheduling/closures/holidays.ts";
import type { listSpecialDays } from "#contract/scheduling/closures/special-days.ts";
import type { listTimeOff } from "#contract/scheduling/closures/time-off.ts";
import { callApi } from "../api/api.ts";

/** The agents' time off and extra hours from one date to another. */
export const timeOffQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["time-off", from, to],
    queryFn: ({ signal }) =>
      callApi<typeof listTimeOff>({ method: "GET", path: "/api/v1/time-off" }, { query: { from, to } }, { signal }),
  });

/** The business's special days and the holidays it keeps from one date to another. */
export const specialDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["special-days", from, to],
    queryFn: ({ signal }) =>
      callApi<typeof listSpecialDays>(
        { method: "GET", path: "/api/v1/special-days" },
        { query: { from, to } },
        { signal },
      ),
  });

/** The public holidays of this and next year. */
export const holidaysQuery = queryOptions({
  queryKey: ["holidays"],
  queryFn: ({ signal }) => callApi<typeof listHolidays>({ method: "GET", path: "/api/v1/holidays" }, {}, { signal }),
});
