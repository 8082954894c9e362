import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { createBreak } from "#contract/scheduling/breaks.ts";
import { callApi } from "../../../lib/api/api.ts";
import { breaksQuery } from "../../../lib/queries/breaks-query.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type NewBreak = { body: RouteCall<typeof createBreak>["body"]; idempotencyKey: string };

export const useCreateBreak = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewBreak) => callApi(createBreak, { body }, { idempotencyKey }),
    onSuccess: () => {
      sayDone("breakAdded");
      return queryClient.invalidateQueries({ queryKey: breaksQuery.queryKey });
    },
    onError: (error) => sayFailed("breakAddFailed", error),
    meta: { ownErrors: true },
  });
};
