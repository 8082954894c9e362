import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "./account-query.ts";
import { twoFactorRequest } from "./two-factor-request.ts";

export const useConfirmTwoFactor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => twoFactorRequest<unknown>("confirm", { code }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    meta: { ownErrors: true },
  });
};
