import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { createBreak } from "#contract/scheduling/breaks.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type NewBreak = { body: RouteCall<typeof createBreak>["body"]; idempotencyKey: string };

export const useCreateBreak = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewBreak) => callApi(createBreak, { body }, { idempotencyKey }),
    onSuccess: () => {
      sayDone("breakAdded");
      return invalidateAfter(queryClient, "business_breaks");
    },
    onError: (error) => sayFailed("breakAddFailed", error),
    meta: { ownErrors: true },
  });
};
