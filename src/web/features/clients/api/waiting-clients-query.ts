import { queryOptions } from "@tanstack/react-query";
import type { listClients } from "#contract/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** How many people wait for a human answer. */
export const waitingClientsQuery = queryOptions({
  queryKey: ["clients", "waiting"],
  queryFn: async ({ signal }) => {
    // Without the route's schemas: it is asked on every page.
    const address = { method: "GET", path: "/api/v1/clients" } as const;
    return (await callApi<typeof listClients>(address, { query: {} }, { signal })).waitingForHuman;
  },
});
