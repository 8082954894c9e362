import type { QueryClient } from "@tanstack/react-query";
import { readForOwner } from "../api/hold-reads.ts";
import { forgetAgenda } from "../offline/offline-agenda.ts";
import { forgetPersonal } from "./forget-personal.ts";
import { meQuery } from "./me-query.ts";
import { sessionEnd } from "./session-end.ts";

/** Forgets the owner and everything fetched for them; the guard then leads to the sign-in screen. */
export const forgetSession = (queryClient: QueryClient): void => {
  readForOwner(false);
  void queryClient.cancelQueries();
  queryClient.setQueryData(meQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  queryClient.getMutationCache().clear();
  // Whose clients these were can't be known from here on.
  forgetAgenda();
  // A session that ran out in mid-edit is taken up again; one that somebody ended leaves nothing behind.
  const reason = sessionEnd.get();
  if (reason !== null && reason !== "expired") forgetPersonal();
};

/** Someone left on purpose, here or in another tab. */
export const leaveSession = (queryClient: QueryClient): void => {
  sessionEnd.set(null);
  forgetSession(queryClient);
  forgetPersonal();
};
