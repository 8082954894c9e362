import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AbsenceChoice, announceAbsence } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import type { AbsenceTime } from "./absence-query.ts";
import { dayActionQuery } from "./day-action-query.ts";

type Wanted = AbsenceTime & {
  agentId: string;
  decisions: { appointmentId: string; version: number; decision: AbsenceChoice }[];
};

/** Does for everyone affected what was decided, or nothing. */
export const useAnnounceAbsence = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ agentId, ...body }: Wanted) => callApi(announceAbsence, { params: { agentId }, body }),
    onSuccess: (action) => queryClient.setQueryData(dayActionQuery(action.id).queryKey, action),
    onSettled: () => void invalidateAfter(queryClient, "appointments", "day_actions", "time_off"),
  });
};
