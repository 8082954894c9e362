import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { dismissSubscriptionNotice } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useDismissNotice = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<typeof dismissSubscriptionNotice>({ method: "DELETE", path: "/api/v1/subscription/notice" }, {}),
    onSuccess: () => invalidateAfter(queryClient, "paypal_subscriptions"),
  });
};
