import { queryOptions } from "@tanstack/react-query";
import type { listAgents } from "#contract/scheduling/agents.ts";
import { inAgentOrder } from "#domain/agents/agent-order.ts";
import { callApi } from "../api/api.ts";

/** All agents in the order in which every page shows them, and how many may be active. */
export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: async ({ signal }) => {
    const answer = await callApi<typeof listAgents>({ method: "GET", path: "/api/v1/agents" }, {}, { signal });
    return { ...answer, agents: inAgentOrder(answer.agents) };
  },
});
