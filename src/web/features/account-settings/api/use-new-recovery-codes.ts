import { useMutation } from "@tanstack/react-query";
import { twoFactorRequest } from "./two-factor-request.ts";

/** The earlier codes end with it. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: (password: string) =>
      twoFactorRequest<{ backupCodes: string[] }>("generate-backup-codes", { password }),
    gcTime: 0,
    meta: { ownErrors: true },
  });
