import type { resetPassword as route } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

export const resetPassword = (body: { token: string; newPassword: string }): Promise<void> =>
  callApi<typeof route>({ method: "POST", path: "/api/v1/account/password-reset" }, { body });
