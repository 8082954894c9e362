import { queryOptions } from "@tanstack/react-query";
import { previewDelay } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Who would begin later. It is asked for again whenever appointments change. */
export const delayQuery = (agentId: string, minutes: number) =>
  queryOptions({
    queryKey: ["day-action", "delay", agentId, minutes],
    queryFn: ({ signal }) => callApi(previewDelay, { params: { agentId }, query: { minutes } }, { signal }),
  });
