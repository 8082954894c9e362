import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { correctAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";

type CorrectionCall = RouteCall<typeof correctAppointment>["body"] & { appointmentId: string };

export const useCorrectAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: CorrectionCall) =>
      callApi(correctAppointment, { params: { appointmentId }, body }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
