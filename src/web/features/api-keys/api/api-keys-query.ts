import { queryOptions } from "@tanstack/react-query";
import { listApiKeys } from "#contract/account/api-keys.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The business's live API keys, newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => callApi(listApiKeys, {}, { signal }),
});
