import type { TFunction } from "i18next";
import { AuthError } from "./auth-request.ts";

/** What a person reads for a refusal. Unknown codes stay general: the service's own words aren't translated. */
export const authErrorText = (error: unknown, t: TFunction): string => {
  if (!(error instanceof AuthError)) return t("auth.errors.unexpected");
  if (error.code === "offline") return t("errors.offline");
  // The service's limiter answers without a code.
  if (error.status === 429) return t("errors.too-many-requests");
  if (error.status === 503) return t("errors.unavailable");
  return authCodeText(error.code, t);
};

/** Also for codes that arrive in the address, when a link from a mail is refused. */
export const authCodeText = (code: string, t: TFunction): string => {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return t("auth.errors.invalidCredentials");
    case "INVALID_SIGN_IN":
      return t("auth.errors.invalidSignIn");
    case "EMAIL_NOT_VERIFIED":
      return t("auth.errors.emailNotVerified");
    case "INVALID_EMAIL":
      return t("auth.invalid.email");
    case "PASSWORD_TOO_SHORT":
      return t("auth.invalid.passwordTooShort");
    case "PASSWORD_TOO_LONG":
      return t("auth.errors.passwordTooLong");
    case "PASSWORD_TOO_COMMON":
    case "PASSWORD_COMPROMISED":
      return t("auth.errors.passwordTooCommon");
    case "PASSWORD_OWN_WORDS":
      return t("auth.errors.passwordOwnWords");
    case "INVALID_OTP":
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return t("auth.errors.wrongCode");
    case "OTP_EXPIRED":
    case "TOO_MANY_ATTEMPTS":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
    case "INVALID_TWO_FACTOR_COOKIE":
      return t("auth.errors.codeExpired");
    case "ACCOUNT_SUSPENDED":
      return t("auth.errors.suspended");
    case "ACCOUNT_NOT_LINKED":
    case "UNABLE_TO_LINK_ACCOUNT":
      return t("auth.errors.notLinked");
    case "TOKEN_EXPIRED":
    case "INVALID_TOKEN":
      return t("auth.errors.linkExpired");
    default:
      return t("auth.errors.unexpected");
  }
};
