import type { checkPasswordReset } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Whether a mailed link to a new password still works. When nobody answers, trying it will tell. */
export const checkResetLink = (token: string) =>
  callApi<typeof checkPasswordReset>(
    { method: "POST", path: "/api/v1/account/password-reset/check" },
    { body: { token } },
  );
