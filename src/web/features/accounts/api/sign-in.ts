import { authRequest } from "./auth-request.ts";

export type Credentials = { email: string; password: string };

export const signIn = (credentials: Credentials): Promise<unknown> => authRequest("/sign-in/email", credentials);
