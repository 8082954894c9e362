import { queryOptions } from "@tanstack/react-query";
import type { getSession, Me } from "#contract/account/account.ts";
import { callApi } from "../api/api.ts";
import { readForOwner } from "../api/hold-reads.ts";
import { sessionEnd } from "./session-end.ts";

/** `receivedAtMs`: this machine's clock when the server's `now` arrived, to know how far the two are apart. */
export type SignedInOwner = Me & { receivedAtMs: number };

/** The signed-in owner, or null. Being signed out is an answer here, not an error. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }): Promise<SignedInOwner | null> => {
    const { me, ended } = await callApi<typeof getSession>({ method: "GET", path: "/api/v1/session" }, {}, { signal });
    // Sent once, with the answer that takes the cookie away.
    if (ended || me) sessionEnd.set(ended);
    readForOwner(me !== null);
    return me && { ...me, receivedAtMs: Date.now() };
  },
  staleTime: 60_000,
  // Someone waits before an empty screen: one more try, then say that the line is down.
  retry: 1,
  retryDelay: 500,
});
