import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAgent, previewAgentDeletion } from "#contract/scheduling/agents.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

/** What would go with the agent, for the question before it does. */
export const agentDeletionQuery = (agentId: string) =>
  queryOptions({
    queryKey: ["agent-deletion", agentId],
    queryFn: ({ signal }) => callApi(previewAgentDeletion, { params: { agentId } }, { signal }),
    staleTime: 0,
  });

export const useDeleteAgent = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (agentId: string) => callApi(deleteAgent, { params: { agentId } }),
    onSuccess: () => invalidateAfter(queryClient, "agents", "appointments"),
    meta: { ownErrors: true },
  });
};
