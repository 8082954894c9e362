import { queryOptions } from "@tanstack/react-query";
import { listDayActions } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** What was done to whole days lately. */
export const dayActionsQuery = queryOptions({
  queryKey: ["day-action", "list"],
  queryFn: ({ signal }) => callApi(listDayActions, {}, { signal }),
});
