import { queryOptions } from "@tanstack/react-query";
import { listSessions } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Where the account is signed in. Under the account's key, as what changes the one may end the others. */
export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
});
