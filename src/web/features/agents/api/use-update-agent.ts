import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type Agent, updateAgent } from "#contract/scheduling/agents.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showAtOnce } from "../../../lib/api/show-at-once.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";

type AgentUpdate = { agent: Agent; change: Omit<RouteCall<typeof updateAgent>["body"], "version"> };

/** Shown at once and taken back if the server refuses. */
export const useUpdateAgent = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ agent, change }: AgentUpdate) =>
      callApi(updateAgent, { params: { agentId: agent.id }, body: { ...change, version: agent.version } }),
    onMutate: async ({ agent, change: { isActive } }) => {
      if (isActive === undefined) return;
      return showAtOnce(queryClient, agentsQuery, (list) => ({
        ...list,
        agents: list.agents.map((other) => (other.id === agent.id ? { ...other, isActive } : other)),
      }));
    },
    onError: (_error, _variables, before) => {
      if (before) queryClient.setQueryData(agentsQuery.queryKey, before);
    },
    onSettled: () => invalidateAfter(queryClient, "agents"),
    meta: { ownErrors: true },
  });
};
