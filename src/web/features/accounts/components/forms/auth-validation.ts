import type { TFunction } from "i18next";
import { minPasswordLength } from "#domain/accounts/password-length.ts";
import { hasHidden, isVisible } from "#domain/text/visible-text.ts";

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with each field as typed, or null; the server has the last word. */
export const checkEmail = (email: string, t: TFunction): string | null => {
  const typed = email.trim();
  if (typed === "") return t("auth.required.email");
  return looksLikeAddress.test(typed) ? null : t("auth.invalid.email");
};

export const checkFullName = (name: string, t: TFunction): string | null => {
  if (!isVisible(name)) return t("auth.required.fullName");
  return hasHidden(name) ? t("auth.invalid.hiddenCharacters") : null;
};

export const checkPassword = (password: string, t: TFunction): string | null =>
  password === "" ? t("auth.required.password") : null;

export const checkNewPassword = (password: string, t: TFunction): string | null => {
  if (password === "") return t("auth.required.password");
  return password.length < minPasswordLength ? t("auth.invalid.passwordTooShort") : null;
};
