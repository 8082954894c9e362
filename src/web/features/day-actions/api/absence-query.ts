import { queryOptions } from "@tanstack/react-query";
import { previewAbsence } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Days, or the hours of one day. */
export type AbsenceTime = { from: string; to: string; fromTime?: string; toTime?: string };

/** Who is affected by an absence, and what could be done for each. It is asked for again whenever appointments change. */
export const absenceQuery = (agentId: string, time: AbsenceTime | null) =>
  queryOptions({
    queryKey: ["day-action", "absence", agentId, time],
    queryFn: ({ signal }) => callApi(previewAbsence, { params: { agentId }, query: time as AbsenceTime }, { signal }),
    enabled: agentId !== "" && time !== null,
  });
