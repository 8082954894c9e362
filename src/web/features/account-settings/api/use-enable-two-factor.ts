import { useMutation } from "@tanstack/react-query";
import { twoFactorRequest } from "./two-factor-request.ts";

/** What the authenticator app needs and what replaces it once. Nothing is asked at sign-in before it is confirmed. */
export type TwoFactorSetup = { totpURI: string; backupCodes: string[] };

export const useEnableTwoFactor = () =>
  useMutation({
    mutationFn: (password: string) => twoFactorRequest<TwoFactorSetup>("enable", { password }),
    // The secret isn't kept longer than the dialog that shows it.
    gcTime: 0,
    meta: { ownErrors: true },
  });
