import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { createAppointmentType } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type NewType = { body: RouteCall<typeof createAppointmentType>["body"]; idempotencyKey: string };

export const useCreateAppointmentType = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewType) => callApi(createAppointmentType, { body }, { idempotencyKey }),
    onSuccess: () => {
      sayDone("typeAdded");
      return invalidateAfter(queryClient, "time_slot_configs");
    },
    onError: (error) => sayFailed("typeAddFailed", error),
    meta: { ownErrors: true },
  });
};
