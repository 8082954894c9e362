import { queryOptions } from "@tanstack/react-query";
import { readSession } from "./read-session.ts";

/** The signed-in owner, or null. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => readSession(signal),
  staleTime: 60_000,
  // Someone waits before an empty screen: one more try, then say that the line is down.
  retry: 1,
  retryDelay: 500,
});
