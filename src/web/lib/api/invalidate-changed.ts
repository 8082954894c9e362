import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches what a change made stale. A first fetch that is still under way may have been answered before the change, and
 * the library doesn't start a second one beside it: that one follows as soon as the first is over. No key means everything.
 */
export const invalidateChanged = (queryClient: QueryClient, queryKey: QueryKey = []): Promise<void> => {
  const firstFetches = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  const refetched = queryClient.invalidateQueries({ queryKey });
  for (const query of firstFetches) {
    const refetch = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(refetch, () => {});
  }
  return refetched;
};
