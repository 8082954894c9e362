import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Break, createBreak, deleteBreak, updateBreak } from "#contract/scheduling/breaks.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

/** Deletes at once; the toast offers to bring the break back. */
export const useDeleteBreak = () => {
  const queryClient = useQueryClient();
  const { mutate: restore } = useRestoreBreak();
  return useMutation({
    mutationFn: (pause: Break) => callApi(deleteBreak, { params: { breakId: pause.id } }),
    onSuccess: (_, pause) => sayDone("breakDeleted", () => restore(pause)),
    onError: (error) => sayFailed("breakDeleteFailed", error),
    onSettled: () => invalidateAfter(queryClient, "business_breaks"),
    meta: { ownErrors: true },
  });
};

const useRestoreBreak = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ dayOfWeek, startTime, endTime, breakName, isActive }: Break) => {
      const body = { dayOfWeek, startTime, endTime, breakName };
      const { id: breakId, version } = await callApi(createBreak, { body }, { idempotencyKey: crypto.randomUUID() });
      if (!isActive) await callApi(updateBreak, { params: { breakId }, body: { isActive, version } });
    },
    onSuccess: () => sayDone("breakAdded"),
    onError: (error) => sayFailed("breakAddFailed", error),
    onSettled: () => invalidateAfter(queryClient, "business_breaks"),
    meta: { ownErrors: true },
  });
};
