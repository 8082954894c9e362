import { queryOptions } from "@tanstack/react-query";
import { previewAbsence } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Who is affected by an absence, and what could be done for each. It is asked for again whenever appointments change. */
export const absenceQuery = (agentId: string, from: string, to: string) =>
  queryOptions({
    queryKey: ["day-action", "absence", agentId, from, to],
    queryFn: ({ signal }) => callApi(previewAbsence, { params: { agentId }, query: { from, to } }, { signal }),
  });
