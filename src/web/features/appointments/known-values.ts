import type { AppointmentValues, ServiceValues } from "./appointment-drafts.ts";
import type { BookingChoices } from "./use-appointment-form.ts";

/** What was chosen as far as it can still be chosen: a type or an agent may be deleted while the dialog is open. */
export const keepKnown = (values: AppointmentValues, choices: BookingChoices): AppointmentValues => ({
  ...values,
  ...knownService(values, choices),
  moreServices: values.moreServices
    .map((service) => knownService(service, choices))
    .filter(({ appointmentTypeId }) => appointmentTypeId !== "")
    .map((service) => ({ ...service, agentId: service.agentId || "anyone" })),
});

const knownService = (
  { appointmentTypeId, agentId }: ServiceValues,
  { agents, types }: BookingChoices,
): ServiceValues => ({
  appointmentTypeId:
    types.length === 0 ? null : types.some(({ id }) => id === appointmentTypeId) ? appointmentTypeId : "",
  agentId: agentId === "anyone" || agents.some(({ id }) => id === agentId) ? agentId : "",
});
