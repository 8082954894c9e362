import { authRequest } from "./auth-request.ts";
import type { SignInAnswer } from "./sign-in.ts";

export type CodeCredentials = { email: string; otp: string };

export const signInByCode = (credentials: CodeCredentials): Promise<SignInAnswer> =>
  authRequest("/sign-in/email-otp", credentials);
