import { queryOptions } from "@tanstack/react-query";
import type { listDayActions } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** What was done to whole days lately. */
export const dayActionsQuery = queryOptions({
  queryKey: ["day-action", "list"],
  queryFn: ({ signal }) =>
    callApi<typeof listDayActions>({ method: "GET", path: "/api/v1/day-actions" }, {}, { signal }),
});
