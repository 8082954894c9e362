import { useMutation, useQueryClient } from "@tanstack/react-query";
import { requestEmailChange } from "#contract/account/account-security.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";
import { accountQuery } from "./account-query.ts";

export const useRequestEmailChange = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<typeof requestEmailChange>["body"]) => callApi(requestEmailChange, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    meta: { ownErrors: true },
  });
};
