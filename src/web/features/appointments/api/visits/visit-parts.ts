import type { AppointmentValues, ServiceValues } from "../../appointment-drafts.ts";

/** All services of the create dialog's form, in their order. */
export const partsOf = ({
  agentId,
  appointmentTypeId,
  moreServices,
}: Pick<AppointmentValues, "agentId" | "appointmentTypeId" | "moreServices">): ServiceValues[] => [
  { agentId, appointmentTypeId },
  ...moreServices,
];
