import type { getAuthOptions } from "#contract/account/account.ts";
import { callApi } from "../../../lib/api/api.ts";
import { readOnce } from "../../../lib/use-answer.ts";

/** What the sign-in page offers beside a password. */
export const readAuthOptions = readOnce(() =>
  callApi<typeof getAuthOptions>({ method: "GET", path: "/api/v1/auth-options" }, {}),
);
