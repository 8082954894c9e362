import { authRequest } from "./auth-request.ts";

/** Codes of the app are six digits; anything else can only be a recovery code. */
export const verifyTwoFactor = (typed: string): Promise<unknown> => {
  const code = typed.replace(/\s/g, "");
  const path = /^\d{6}$/.test(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  return authRequest(path, { code });
};
