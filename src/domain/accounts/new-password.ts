import { z } from "zod";
import { plainTextPattern } from "../text/text-field.ts";
import { isCommonPassword, type PasswordOwner } from "./common-passwords.ts";

/** Why a password can't be chosen. `passwordCommon`: it is among the first that anyone would try. */
export type PasswordProblem = "passwordTooShort" | "passwordTooLong" | "passwordCommon";

export const minPasswordLength = 6;
export const maxPasswordLength = 128;

/** What can be said of a new password without knowing whose it is; `passwordProblem` says the rest. */
export const newPasswordSchema = z
  .string({ error: "passwordTooShort" })
  .min(minPasswordLength, { error: "passwordTooShort", abort: true })
  .max(maxPasswordLength, { error: "passwordTooLong", abort: true })
  .regex(plainTextPattern, { error: "controlCharacters" });

/** Null when the owner may have this password. */
export const passwordProblem = (password: string, owner: PasswordOwner): PasswordProblem | null => {
  if (password.length < minPasswordLength) return "passwordTooShort";
  if (password.length > maxPasswordLength) return "passwordTooLong";
  return isCommonPassword(password, owner) ? "passwordCommon" : null;
};
