import { queryOptions } from "@tanstack/react-query";
import { getDeletionImpact } from "#contract/account/account-security.ts";
import { callApi } from "../../../lib/api/api.ts";

export const deletionImpactQuery = queryOptions({
  queryKey: ["account", "deletion"],
  queryFn: ({ signal }) => callApi(getDeletionImpact, {}, { signal }),
  staleTime: 0,
});
