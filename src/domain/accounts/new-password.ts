import { boundedText, plainTextPattern } from "../text/text-field.ts";
import { guessablePassword, type PasswordOwner } from "./common-passwords.ts";
import { maxPasswordLength, minPasswordLength } from "./password-length.ts";

/**
 * Why a password can't be chosen. `passwordCommon`: it is on every list of well-known ones; `passwordOwnWords`: it is the
 * owner's or the business's own name or address.
 */
export type PasswordProblem = "passwordTooShort" | "passwordTooLong" | "passwordCommon" | "passwordOwnWords";

/** What can be said of a new password without knowing whose it is; `passwordProblem` says the rest. */
export const newPasswordSchema = boundedText(maxPasswordLength, "passwordTooLong", "passwordTooShort")
  .min(minPasswordLength, { error: "passwordTooShort", abort: true })
  .regex(plainTextPattern, { error: "controlCharacters" });

/** Null when the owner may have this password. `isWellKnown` looks at a longer list, which only the server has. */
export const passwordProblem = (
  password: string,
  owner: PasswordOwner,
  isWellKnown?: (text: string) => boolean,
): PasswordProblem | null => {
  if (password.length < minPasswordLength) return "passwordTooShort";
  if (password.length > maxPasswordLength) return "passwordTooLong";
  const guessable = guessablePassword(password, owner, isWellKnown);
  if (guessable === null) return null;
  return guessable === "own" ? "passwordOwnWords" : "passwordCommon";
};
