import { queryOptions } from "@tanstack/react-query";
import { listCalendars } from "#contract/calendars/external-calendars.ts";
import { callApi } from "../../../lib/api/api.ts";

export const externalCalendarsQuery = queryOptions({
  queryKey: ["external-calendars"],
  queryFn: ({ signal }) => callApi(listCalendars, {}, { signal }),
});
