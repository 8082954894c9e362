import type { Language } from "#domain/languages.ts";
import { AuthError, authRequest } from "./auth-request.ts";

export type SignUp = { name: string; email: string; password: string; timeZone: string; language: Language };

/**
 * Ends the same way for a taken address: only its owner's mailbox may tell who has an account.
 */
export const signUp = async (account: SignUp): Promise<void> => {
  try {
    await authRequest("/sign-up/email", { ...account, callbackURL: "/" });
  } catch (error) {
    if (error instanceof AuthError && error.code.startsWith("USER_ALREADY_EXISTS")) return;
    throw error;
  }
};
