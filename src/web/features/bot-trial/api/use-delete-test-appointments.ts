import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteTestAppointments } from "#contract/chat/bot-trial.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useDeleteTestAppointments = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteTestAppointments, {}),
    onSuccess: () => invalidateAfter(queryClient, "appointments"),
  });
};
