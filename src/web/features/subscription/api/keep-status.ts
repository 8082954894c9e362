import type { QueryClient } from "@tanstack/react-query";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { subscriptionQuery } from "../../../lib/queries/subscription-query.ts";

/** Shows an answer everywhere at once; the agents may have changed with it. */
export const keepStatus = (queryClient: QueryClient, status: SubscriptionStatus): void => {
  queryClient.setQueryData(subscriptionQuery.queryKey, (known) => known && { ...known, ...status });
  void invalidateAfter(queryClient, "agents");
};
