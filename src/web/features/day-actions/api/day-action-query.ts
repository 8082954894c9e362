import { queryOptions } from "@tanstack/react-query";
import { getDayAction } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** What an action did, and what clients have answered so far. */
export const dayActionQuery = (actionId: string) =>
  queryOptions({
    queryKey: ["day-action", actionId],
    queryFn: ({ signal }) => callApi(getDayAction, { params: { actionId } }, { signal }),
  });
