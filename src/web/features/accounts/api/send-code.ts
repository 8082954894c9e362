import { authRequest } from "./auth-request.ts";

/** Answers the same whether or not the address has an account; a code never creates one. */
export const sendCode = (email: string): Promise<unknown> => authRequest("/email-otp/send-verification-otp", { email });
