import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAppointmentType } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

export const useDeleteAppointmentType = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (appointmentTypeId: string) => callApi(deleteAppointmentType, { params: { appointmentTypeId } }),
    onSuccess: () => sayDone("typeDeleted"),
    onError: (error) => sayFailed("typeDeleteFailed", error),
    onSettled: () => invalidateAfter(queryClient, "time_slot_configs"),
    meta: { ownErrors: true },
  });
};
