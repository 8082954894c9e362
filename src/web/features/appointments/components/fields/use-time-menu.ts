import { useQuery } from "@tanstack/react-query";
import { availabilityQuery } from "../../../../lib/queries/availability-query.ts";
import type { AppointmentValues } from "../../appointment-drafts.ts";
import { createTimeMenu, needsWideSlots, type TimeMenu } from "./slot-menu.ts";

type Question = Pick<
  AppointmentValues,
  "agentId" | "appointmentDate" | "appointmentTime" | "appointmentTypeId" | "isPastVisit"
>;

/** The create dialog's times for the chosen agent, type and date; null until they are known, none without an agent. */
export const useTimeMenu = (question: Question): { menu: TimeMenu | null; hasFailed: boolean } => {
  const { agentId, appointmentDate, appointmentTime, appointmentTypeId } = question;
  const common = {
    agentId,
    from: appointmentDate,
    ...(appointmentTypeId ? { appointmentTypeId } : {}),
    ...(question.isPastVisit ? { purpose: "past-visit" as const } : {}),
  };
  const canAsk = agentId !== "" && appointmentDate !== "";
  const hours = useQuery({ ...availabilityQuery({ ...common, times: "hours" }), enabled: canAsk });
  // Slots of another agent or day may stand in while the right ones are on their way; they don't answer anything.
  const within = canAsk && !hours.isPlaceholderData ? hours.data?.slots : undefined;
  const isWideNeeded = within !== undefined && needsWideSlots(within, appointmentTime);
  const wide = useQuery({ ...availabilityQuery({ ...common, times: "reschedule" }), enabled: isWideNeeded });
  const outside = isWideNeeded && !wide.isPlaceholderData ? wide.data?.slots : [];

  if (!canAsk) return { menu: { within: [], outside: [] }, hasFailed: false };
  const hasFailed = hours.isError || (isWideNeeded && wide.isError);
  if (within === undefined || outside === undefined) return { menu: null, hasFailed };
  return { menu: createTimeMenu({ hours: within, wide: outside, selectedTime: appointmentTime }), hasFailed };
};
