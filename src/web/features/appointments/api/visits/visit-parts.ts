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

/** Whether it is said of each what is done and by whom. */
export const areChosen = (services: readonly ServiceValues[]): boolean =>
  services.every(({ agentId, appointmentTypeId }) => agentId !== "" && appointmentTypeId !== "");
