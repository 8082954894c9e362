import { useMutation, useQueryClient } from "@tanstack/react-query";
import { restartBotTrial } from "#contract/chat/bot-trial.ts";
import { callApi } from "../../../lib/api/api.ts";
import { botTrialQuery } from "./bot-trial-query.ts";

export const useRestartTrial = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(restartBotTrial, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: botTrialQuery.queryKey }),
  });
};
