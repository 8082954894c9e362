import { queryOptions } from "@tanstack/react-query";
import { getAccountSecurity } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

/** How the account is protected. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => callApi(getAccountSecurity, {}, { signal }),
});
