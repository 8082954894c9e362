import { authRequest } from "./auth-request.ts";

export type Credentials = {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code; empty unless it is to be checked together with the password. */
  code: string;
};

/** `twoFactorRedirect`: not signed in yet, a code of the authenticator app is asked for first. */
export type SignInAnswer = { twoFactorRedirect?: boolean };

export const signIn = ({ code, ...credentials }: Credentials): Promise<SignInAnswer> =>
  code === ""
    ? authRequest("/sign-in/email", credentials)
    : authRequest("/sign-in/both-steps", { ...credentials, code });
