import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type Break, updateBreak } from "#contract/scheduling/breaks.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showAtOnce } from "../../../lib/api/show-at-once.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { breaksQuery } from "../../../lib/queries/breaks-query.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type BreakUpdate = { pause: Break; change: Omit<RouteCall<typeof updateBreak>["body"], "version"> };

/** Switching on and off shows at once and is taken back if the server refuses. */
export const useUpdateBreak = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pause, change }: BreakUpdate) =>
      callApi(updateBreak, { params: { breakId: pause.id }, body: { ...change, version: pause.version } }),
    onMutate: async ({ pause, change: { isActive } }) => {
      if (isActive === undefined) return;
      return showAtOnce(queryClient, breaksQuery, (list) => ({
        breaks: list.breaks.map((other) => (other.id === pause.id ? { ...other, isActive } : other)),
      }));
    },
    onSuccess: () => sayDone("breakUpdated"),
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(breaksQuery.queryKey, before);
      sayFailed("breakUpdateFailed", error);
    },
    onSettled: () => invalidateAfter(queryClient, "business_breaks"),
    meta: { ownErrors: true },
  });
};
