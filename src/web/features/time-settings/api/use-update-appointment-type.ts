import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type AppointmentType, updateAppointmentType } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../../../lib/api/api.ts";
import { showAtOnce } from "../../../lib/api/show-at-once.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { appointmentTypesQuery } from "../../../lib/queries/appointment-types-query.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

type TypeUpdate = {
  type: AppointmentType;
  change: Omit<RouteCall<typeof updateAppointmentType>["body"], "version">;
};

/** Switching on and off shows at once and is taken back if the server refuses. */
export const useUpdateAppointmentType = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ type, change }: TypeUpdate) =>
      callApi(updateAppointmentType, {
        params: { appointmentTypeId: type.id },
        body: { ...change, version: type.version },
      }),
    onMutate: async ({ type, change: { isActive } }) => {
      if (isActive === undefined) return;
      return showAtOnce(queryClient, appointmentTypesQuery, (list) => ({
        appointmentTypes: list.appointmentTypes.map((other) => (other.id === type.id ? { ...other, isActive } : other)),
      }));
    },
    onSuccess: (_, { change }) => {
      if (change.isActive === undefined) sayDone("typeUpdated");
    },
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(appointmentTypesQuery.queryKey, before);
      sayFailed("typeUpdateFailed", error);
    },
    onSettled: () => invalidateAfter(queryClient, "time_slot_configs"),
    meta: { ownErrors: true },
  });
};
