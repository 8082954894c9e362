import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { type AppointmentChange, createAppointment } from "#contract/scheduling/appointments.ts";
import { createVisit } from "#contract/scheduling/visits.ts";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import type { ServiceValues } from "../appointment-drafts.ts";
import { partsOf } from "./visits/visit-parts.ts";

export type NewAppointment = RouteCall<typeof createAppointment>["body"];

type Creation = { body: NewAppointment; moreServices: readonly ServiceValues[]; idempotencyKey: string };

/** One service as an appointment, several as a visit, of which the first is shown. */
const create = async ({ body, moreServices, idempotencyKey }: Creation): Promise<AppointmentChange> => {
  if (moreServices.length === 0) return callApi(createAppointment, { body }, { idempotencyKey });
  const { agentId, appointmentTypeId, ...visitBody } = body;
  const parts = partsOf({ agentId, appointmentTypeId, moreServices: [...moreServices] });
  const { visit, notice } = await callApi(createVisit, { body: { ...visitBody, parts } }, { idempotencyKey });
  const [first] = visit.parts;
  if (!first) throw new Error("a visit without a service");
  return { appointment: first, notice };
};

/** "signed-out" is an answer here: the dialog has its own words for it. */
export const useCreateAppointment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (creation: Creation): Promise<AppointmentChange | "signed-out"> => {
      try {
        return await create(creation);
      } catch (error) {
        if (error instanceof ApiError && error.code === "signed-out") return "signed-out";
        throw error;
      }
    },
    meta: { ownErrors: true },
    onSettled: () => void invalidateAfter(queryClient, "appointments"),
  });
};
