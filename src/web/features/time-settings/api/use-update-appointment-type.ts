import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type AppointmentType, updateAppointmentType } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../../../lib/api/api.ts";
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
  const { queryKey } = appointmentTypesQuery;
  return useMutation({
    mutationFn: ({ type, change }: TypeUpdate) =>
      callApi(updateAppointmentType, {
        params: { appointmentTypeId: type.id },
        body: { ...change, version: type.version },
      }),
    onMutate: async ({ type, change: { isActive } }) => {
      if (isActive === undefined) return;
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            appointmentTypes: list.appointmentTypes.map((other) =>
              other.id === type.id ? { ...other, isActive } : other,
            ),
          },
      );
      return before;
    },
    onSuccess: (_, { change }) => {
      if (change.isActive === undefined) sayDone("typeUpdated");
    },
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
      sayFailed("typeUpdateFailed", error);
    },
    onSettled: () => invalidateAfter(queryClient, "time_slot_configs"),
    meta: { ownErrors: true },
  });
};
