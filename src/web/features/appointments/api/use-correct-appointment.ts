import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { correctAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { rememberOwnChange } from "../components/changes/own-changes.ts";
import { refreshAppointments } from "./refresh-appointments.ts";

type CorrectionCall = RouteCall<typeof correctAppointment>["body"] & { appointmentId: string };

export const useCorrectAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: CorrectionCall) =>
      callApi(correctAppointment, { params: { appointmentId }, body }).then(rememberOwnChange),
    meta: { ownErrors: true },
    onSettled: () => refreshAppointments(queryClient),
  });
};
