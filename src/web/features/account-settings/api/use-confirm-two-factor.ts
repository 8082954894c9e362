import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { twoFactorRequest } from "./two-factor-request.ts";

export const useConfirmTwoFactor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => twoFactorRequest<unknown>("confirm", { code }),
    onSuccess: () => invalidateAfter(queryClient, "account"),
    meta: { ownErrors: true },
  });
};
