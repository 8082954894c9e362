import { AuthError, authRequest } from "./auth-request.ts";

const alreadyOut = new Set([401, 403, 404]);

export const signOut = async (): Promise<void> => {
  try {
    await authRequest("/sign-out", {});
  } catch (error) {
    // A session that is already gone is what the person wanted.
    if (error instanceof AuthError && alreadyOut.has(error.status)) return;
    throw error;
  }
};
