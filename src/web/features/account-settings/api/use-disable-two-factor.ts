import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { twoFactorRequest } from "./two-factor-request.ts";

export const useDisableTwoFactor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => twoFactorRequest<unknown>("disable", { password }),
    onSuccess: () => invalidateAfter(queryClient, "account"),
    meta: { ownErrors: true },
  });
};
