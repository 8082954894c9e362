import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

type Shown<Data> = { queryKey: DataTag<QueryKey, Data, Error> };

/**
 * Shows a change before the server has answered. Returns what was shown before, to be shown again by `setQueryData` if
 * the server refuses. What is on its way meanwhile would show the old state, so it is no longer waited for.
 */
export const showAtOnce = async <Data>(
  queryClient: QueryClient,
  { queryKey }: Shown<Data>,
  change: (before: Data) => Data,
): Promise<Data | undefined> => {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Data>(queryKey);
  if (before !== undefined) queryClient.setQueryData<Data>(queryKey, change(before) as never);
  return before;
};
