import { queryOptions } from "@tanstack/react-query";
import type { listAgents } from "#contract/scheduling/agents.ts";
import { callApi } from "../api/api.ts";

/** All agents, newest first, and how many may be active. */
export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: ({ signal }) => callApi<typeof listAgents>({ method: "GET", path: "/api/v1/agents" }, {}, { signal }),
});
