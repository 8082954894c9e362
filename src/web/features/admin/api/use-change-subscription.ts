import { useMutation, useQueryClient } from "@tanstack/react-query";
import { disableSubscription, enableSubscription } from "#contract/admin/admin.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export type SubscriptionChange = { to: "enabled" } | { to: "disabled"; cancelAtPayPal: boolean };

export const useChangeSubscription = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...change }: SubscriptionChange & { userId: string }) =>
      change.to === "enabled"
        ? callApi(enableSubscription, { params: { userId } })
        : callApi(disableSubscription, { params: { userId }, body: { cancelAtPayPal: change.cancelAtPayPal } }),
    // Even after a refusal, which often means that the list is old.
    onSettled: () => invalidateAfter(queryClient, "admin-users"),
    meta: { ownErrors: true },
  });
};
