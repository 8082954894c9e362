import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteTestAppointments } from "#contract/chat/bot-trial.ts";
import { callApi } from "../../../lib/api/api.ts";
import { botTrialQuery } from "./bot-trial-query.ts";

export const useDeleteTestAppointments = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteTestAppointments, {}),
    onSuccess: () =>
      Promise.all(
        [botTrialQuery.queryKey, ["appointments"], ["availability"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
