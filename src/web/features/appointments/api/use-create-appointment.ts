import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type AppointmentChange, createAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export type NewAppointment = RouteCall<typeof createAppointment>["body"];

type Creation = { body: NewAppointment; idempotencyKey: string };

/** "signed-out" is an answer here: the dialog has its own words for it. */
export const useCreateAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, idempotencyKey }: Creation): Promise<AppointmentChange | "signed-out"> => {
      try {
        return await callApi(createAppointment, { body }, { idempotencyKey });
      } catch (error) {
        if (error instanceof ApiError && error.code === "signed-out") return "signed-out";
        throw error;
      }
    },
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
