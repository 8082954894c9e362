import { useQuery } from "@tanstack/react-query";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import { isFailing } from "../../../../lib/queries/failing/failure-of.ts";
import { areChosen } from "../../api/visits/visit-parts.ts";
import type { AppointmentValues } from "../../appointment-drafts.ts";
import { useVisitTimeMenu } from "../visits/use-visit-time-menu.ts";
import { createTimeMenu, needsWideSlots, type TimeMenu } from "./slot-menu.ts";

/** `asOf`: when the choices were fetched, in milliseconds. */
export type Times = { menu: TimeMenu | null; hasFailed: boolean; asOf: number };

/** The create dialog's times for the chosen services, agents and date; null until they are known, none without an agent. */
export const useTimeMenu = (values: AppointmentValues): Times => {
  const isVisit = values.moreServices.length > 0;
  const single = useSingleTimeMenu(values, !isVisit);
  const visit = useVisitTimeMenu(values, isVisit);
  return isVisit ? visit : single;
};

const useSingleTimeMenu = (question: AppointmentValues, isEnabled: boolean): Times => {
  const { agentId, appointmentDate, appointmentTime, appointmentTypeId } = question;
  const common = {
    agentId,
    from: appointmentDate,
    ...(appointmentTypeId ? { appointmentTypeId } : {}),
    ...(question.isPastVisit ? { purpose: "past-visit" as const } : {}),
  };
  const canAsk = isEnabled && areChosen([question]) && appointmentDate !== "";
  const hours = useQuery({ ...availabilityQuery({ ...common, times: "hours" }), enabled: canAsk });
  // Slots of another agent or day may be shown while the right ones are on their way; they don't answer anything.
  const within = canAsk && !hours.isPlaceholderData ? hours.data?.slots : undefined;
  const isWideNeeded = within !== undefined && needsWideSlots(within, appointmentTime);
  const wide = useQuery({ ...availabilityQuery({ ...common, times: "reschedule" }), enabled: isWideNeeded });
  const outside = isWideNeeded && !wide.isPlaceholderData ? wide.data?.slots : [];

  const asOf = Math.max(hours.dataUpdatedAt, wide.dataUpdatedAt);
  if (!canAsk) return { menu: { within: [], outside: [] }, hasFailed: false, asOf };
  const hasFailed = isFailing(hours) || (isWideNeeded && isFailing(wide));
  if (within === undefined || outside === undefined) return { menu: null, hasFailed, asOf };
  return { menu: createTimeMenu({ hours: within, wide: outside, selectedTime: appointmentTime }), hasFailed, asOf };
};
