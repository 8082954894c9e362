import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "./account-query.ts";
import { twoFactorRequest } from "./two-factor-request.ts";

export const useDisableTwoFactor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => twoFactorRequest<unknown>("disable", { password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    meta: { ownErrors: true },
  });
};
