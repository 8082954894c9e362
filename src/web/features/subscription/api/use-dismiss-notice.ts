import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { dismissSubscriptionNotice } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";

export const useDismissNotice = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<typeof dismissSubscriptionNotice>({ method: "DELETE", path: "/api/v1/subscription/notice" }, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
};
