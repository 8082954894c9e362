import { useMutation, useQueryClient } from "@tanstack/react-query";
import { confirmIdentityCode, requestIdentityCode } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { accountQuery } from "./account-query.ts";

/** For whoever has no password: a mailed code opens what would ask for one. */
export const useSendIdentityCode = () =>
  useMutation({ mutationFn: () => callApi(requestIdentityCode, {}), meta: { ownErrors: true } });

export const useConfirmIdentityCode = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => callApi(confirmIdentityCode, { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    meta: { ownErrors: true },
  });
};
