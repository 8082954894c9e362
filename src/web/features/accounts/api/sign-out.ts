import type { endAllSessions } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { AuthError, authRequest } from "./auth-request.ts";

const alreadyOut = new Set([401, 403, 404]);

/** `here` ends this session, `everywhere` every one of the account. */
export const signOut = async (where: "here" | "everywhere"): Promise<void> => {
  try {
    if (where === "everywhere")
      await callApi<typeof endAllSessions>({ method: "DELETE", path: "/api/v1/account/sessions" }, {});
    await authRequest("/sign-out", {});
  } catch (error) {
    // A session that is already gone is what the person wanted.
    if (error instanceof AuthError && alreadyOut.has(error.status)) return;
    if (error instanceof ApiError && error.code === "signed-out") return;
    throw error;
  }
};
