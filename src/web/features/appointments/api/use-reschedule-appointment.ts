import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { rescheduleAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";

type Rescheduling = RouteCall<typeof rescheduleAppointment>["body"] & { appointmentId: string };

export const useRescheduleAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: Rescheduling) =>
      callApi(rescheduleAppointment, { params: { appointmentId }, body }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
