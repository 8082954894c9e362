import { useMutation, useQueryClient } from "@tanstack/react-query";
import { confirmSubscription } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { keepStatus } from "./keep-status.ts";

/** The payer approved; the server asks PayPal whether that is so. */
export const useConfirmSubscription = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (subscription: string) => callApi(confirmSubscription, { body: { subscription } }),
    onSuccess: (status) => keepStatus(queryClient, status),
    meta: { ownErrors: true },
  });
};
