import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { markAppointment } from "#contract/scheduling/appointments.ts";
import type { AppointmentOutcome } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { callApi } from "../api/api.ts";
import { invalidateAfter } from "../api/stale-queries.ts";

type Mark = { appointmentId: string; version: number; outcome: AppointmentOutcome | null };

/** Notes how a visit went; null takes the mark back. */
export const useMarkAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: Mark) =>
      callApi<typeof markAppointment>(
        { method: "PUT", path: "/api/v1/appointments/:appointmentId/outcome" },
        { params: { appointmentId }, body },
      ),
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
