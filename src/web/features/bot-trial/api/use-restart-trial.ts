import { useMutation, useQueryClient } from "@tanstack/react-query";
import { restartBotTrial } from "#contract/chat/bot-trial.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useRestartTrial = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(restartBotTrial, {}),
    onSuccess: () => invalidateAfter(queryClient, "conversations"),
  });
};
