import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelSubscription } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { keepStatus } from "./keep-status.ts";

export const useCancelSubscription = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => callApi(cancelSubscription, { body: { reason } }),
    onSuccess: (status) => keepStatus(queryClient, status),
    meta: { ownErrors: true },
  });
};
