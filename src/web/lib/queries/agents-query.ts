import { queryOptions } from "@tanstack/react-query";
import { listAgents } from "#contract/scheduling/agents.ts";
import { callApi } from "../api/api.ts";

/** All agents, newest first, and how many may be active. */
export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: ({ signal }) => callApi(listAgents, {}, { signal }),
});
