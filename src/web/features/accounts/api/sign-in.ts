import { authRequest } from "./auth-request.ts";

export type Credentials = { email: string; password: string };

/** `twoFactorRedirect`: not signed in yet, a code of the authenticator app is asked for first. */
export type SignInAnswer = { twoFactorRedirect?: boolean };

export const signIn = (credentials: Credentials): Promise<SignInAnswer> => authRequest("/sign-in/email", credentials);
