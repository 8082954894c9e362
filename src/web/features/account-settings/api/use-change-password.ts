import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changePassword } from "#contract/account/account-security.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<typeof changePassword>["body"]) => callApi(changePassword, { body }),
    onSettled: () => invalidateAfter(queryClient, "account"),
    meta: { ownErrors: true },
  });
};
