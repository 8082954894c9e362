import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoDayAction } from "#contract/scheduling/day-actions.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { dayActionQuery } from "./day-action-query.ts";

export const useUndoDayAction = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (actionId: string) => callApi(undoDayAction, { params: { actionId } }),
    onSuccess: (action) => queryClient.setQueryData(dayActionQuery(action.id).queryKey, action),
    onSettled: () => void invalidateAfter(queryClient, "appointments", "day_actions"),
  });
};
