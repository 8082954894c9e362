import type { requestPasswordReset as route } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

export const requestPasswordReset = (email: string): Promise<void> =>
  callApi<typeof route>({ method: "POST", path: "/api/v1/account/password-reset-mail" }, { body: { email } });
