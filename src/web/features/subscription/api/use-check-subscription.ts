import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkSubscription } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { keepStatus } from "./keep-status.ts";

/** Has PayPal asked afresh. */
export const useCheckSubscription = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(checkSubscription, {}),
    onSuccess: (status) => keepStatus(queryClient, status),
    meta: { ownErrors: true },
  });
};
