import { queryOptions } from "@tanstack/react-query";
import type { getMe, Me } from "#contract/account.ts";
import { callApi } from "../api.ts";
import { ApiError } from "../api-error.ts";

/** `receivedAtMs`: this machine's clock when the server's `now` arrived, to know how far the two are apart. */
export type SignedInOwner = Me & { receivedAtMs: number };

/** The signed-in owner, or null. Being signed out is an answer here, not an error. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }): Promise<SignedInOwner | null> => {
    try {
      return {
        ...(await callApi<typeof getMe>({ method: "GET", path: "/api/v1/me" }, {}, { signal })),
        receivedAtMs: Date.now(),
      };
    } catch (error) {
      if (error instanceof ApiError && error.code === "signed-out") return null;
      throw error;
    }
  },
  staleTime: 60_000,
  // Someone waits before an empty screen: one more try, then say that the line is down.
  retry: 1,
  retryDelay: 500,
});
