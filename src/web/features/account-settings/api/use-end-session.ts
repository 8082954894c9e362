import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endSession } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

/** Signs another device out. */
export const useEndSession = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(endSession, { params: { sessionId } }),
    onSettled: () => invalidateAfter(queryClient, "sessions"),
    meta: { ownErrors: true },
  });
};
