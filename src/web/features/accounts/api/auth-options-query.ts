import { queryOptions } from "@tanstack/react-query";
import type { getAuthOptions } from "#contract/account/account.ts";
import { callApi } from "../../../lib/api/api.ts";

/** What the sign-in page offers beside a password. */
export const authOptionsQuery = queryOptions({
  queryKey: ["auth-options"],
  queryFn: ({ signal }) =>
    callApi<typeof getAuthOptions>({ method: "GET", path: "/api/v1/auth-options" }, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
