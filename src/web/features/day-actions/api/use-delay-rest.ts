import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type DelayedAppointment, delayAppointments } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { dayActionQuery } from "./day-action-query.ts";

type Wanted = { agentId: string; minutes: number; delayed: readonly DelayedAppointment[] };

/** Moves exactly what the preview showed, or nothing. */
export const useDelayRest = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ agentId, minutes, delayed }: Wanted) => {
      const expected = delayed.map(({ appointmentId, version, to }) => ({ appointmentId, version, ...to }));
      return callApi(delayAppointments, { params: { agentId }, body: { minutes, expected } });
    },
    onSuccess: (action) => queryClient.setQueryData(dayActionQuery(action.id).queryKey, action),
    onSettled: () => void invalidateAfter(queryClient, "appointments", "day_actions"),
  });
};
