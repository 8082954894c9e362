import { queryOptions } from "@tanstack/react-query";
import type { findWaitingClients } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** How many people wait for a human answer, and who has waited longest; and how many have said when they arrive. */
export const waitingClientsQuery = queryOptions({
  queryKey: ["clients", "waiting"],
  // Without the route's schemas: it is asked on every page.
  queryFn: ({ signal }) =>
    callApi<typeof findWaitingClients>({ method: "GET", path: "/api/v1/clients/waiting" }, {}, { signal }),
});
