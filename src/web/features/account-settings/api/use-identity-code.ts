import { useMutation, useQueryClient } from "@tanstack/react-query";
import { confirmIdentityCode, requestIdentityCode } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

/** For owners without a password: an emailed code replaces it. */
export const useSendIdentityCode = () =>
  useMutation({ mutationFn: () => callApi(requestIdentityCode, {}), meta: { ownErrors: true } });

export const useConfirmIdentityCode = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => callApi(confirmIdentityCode, { body: { code } }),
    onSuccess: () => invalidateAfter(queryClient, "account"),
    meta: { ownErrors: true },
  });
};
