import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Appointment, confirmAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";

/** Confirms a pending appointment; brings a cancelled one back. */
export const useConfirmAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: appointmentId, version }: Appointment) =>
      callApi(confirmAppointment, { params: { appointmentId }, body: { version } }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
