import { queryOptions } from "@tanstack/react-query";
import { listBookingAgents } from "#contract/scheduling/agents.ts";
import { inAgentOrder } from "#domain/agents/agent-order.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The agents who can be booked. Below "agents", so that a change of an agent makes it stale too. */
export const bookingAgentsQuery = queryOptions({
  queryKey: ["agents", "booking"],
  queryFn: async ({ signal }) => {
    const { agents } = await callApi(listBookingAgents, {}, { signal });
    return { agents: inAgentOrder(agents) };
  },
});
