import { isAppCode } from "#domain/accounts/second-factor-code.ts";
import { authRequest } from "./auth-request.ts";

export const verifyTwoFactor = (typed: string): Promise<unknown> => {
  const code = typed.replace(/\s/g, "");
  const path = isAppCode(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code";
  return authRequest(path, { code });
};
