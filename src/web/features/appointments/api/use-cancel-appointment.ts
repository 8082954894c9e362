import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Appointment, cancelAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";

export const useCancelAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: appointmentId, version }: Appointment) =>
      callApi(cancelAppointment, { params: { appointmentId }, body: { version } }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
