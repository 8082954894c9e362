import { useMutation, useQueryClient } from "@tanstack/react-query";
import { suspendUser, unsuspendUser } from "#contract/admin/admin-suspension.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

/** A reason suspends; null lifts the suspension. */
export const useChangeSuspension = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string | null }) =>
      reason === null
        ? callApi(unsuspendUser, { params: { userId } })
        : callApi(suspendUser, { params: { userId }, body: { reason } }),
    onSettled: () => invalidateAfter(queryClient, "admin-users"),
    meta: { ownErrors: true },
  });
};
