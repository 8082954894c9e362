import { useMutation, useQueryClient } from "@tanstack/react-query";
import { requestEmailChange } from "#contract/account/account-security.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useRequestEmailChange = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<typeof requestEmailChange>["body"]) => callApi(requestEmailChange, { body }),
    onSettled: () => invalidateAfter(queryClient, "account"),
    meta: { ownErrors: true },
  });
};
