import { queryOptions } from "@tanstack/react-query";
import type { getSubscription } from "#contract/subscription.ts";
import { callApi } from "../api/api.ts";

/** The subscription as it is on record. By its address alone: the dashboard asks too, and needn't carry the schemas. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) =>
    callApi<typeof getSubscription>({ method: "GET", path: "/api/v1/subscription" }, {}, { signal }),
});
