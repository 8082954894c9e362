import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { createAgent } from "#contract/scheduling/agents.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

type NewAgent = { body: RouteCall<typeof createAgent>["body"]; idempotencyKey: string };

export const useCreateAgent = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewAgent) => callApi(createAgent, { body }, { idempotencyKey }),
    onSettled: () => invalidateAfter(queryClient, "agents"),
    meta: { ownErrors: true },
  });
};
