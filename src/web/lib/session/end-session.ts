import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "./me-query.ts";

/** Forgets the owner and everything fetched for them; the guard then leads to the sign-in screen. */
export const endSession = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries();
  queryClient.setQueryData(meQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
};
