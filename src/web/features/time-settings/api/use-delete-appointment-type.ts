import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAppointmentType } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../../../lib/api/api.ts";
import { appointmentTypesQuery } from "../../../lib/queries/appointment-types-query.ts";
import { sayDone, sayFailed } from "./settings-toasts.ts";

export const useDeleteAppointmentType = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (appointmentTypeId: string) => callApi(deleteAppointmentType, { params: { appointmentTypeId } }),
    onSuccess: () => sayDone("typeDeleted"),
    onError: (error) => sayFailed("typeDeleteFailed", error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appointmentTypesQuery.queryKey }),
    meta: { ownErrors: true },
  });
};
