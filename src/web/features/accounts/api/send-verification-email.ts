import { authRequest } from "./auth-request.ts";

export const sendVerificationEmail = (email: string): Promise<unknown> =>
  authRequest("/send-verification-email", { email, callbackURL: "/" });
