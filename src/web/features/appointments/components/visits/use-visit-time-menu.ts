import { useQuery } from "@tanstack/react-query";
import { isFailing } from "../../../../lib/queries/failing/failure-of.ts";
import { areChosen, partsOf } from "../../api/visits/visit-parts.ts";
import { visitTimesQuery } from "../../api/visits/visit-queries.ts";
import type { AppointmentValues } from "../../appointment-drafts.ts";
import { createTimeMenu, needsWideSlots, type TimeMenu } from "../fields/slot-menu.ts";

/** The create dialog's times at which all services of a visit fit; null until they are known. */
export const useVisitTimeMenu = (
  values: AppointmentValues,
  isEnabled: boolean,
): { menu: TimeMenu | null; hasFailed: boolean; asOf: number } => {
  const { appointmentDate, appointmentTime } = values;
  const parts = partsOf(values);
  const common = {
    from: appointmentDate,
    parts,
    ...(values.isPastVisit ? { purpose: "past-visit" as const } : {}),
  };
  const canAsk = isEnabled && areChosen(parts) && appointmentDate !== "";
  const hours = useQuery({ ...visitTimesQuery({ ...common, times: "hours" }), enabled: canAsk });
  const within = canAsk && !hours.isPlaceholderData ? hours.data?.slots : undefined;
  const isWideNeeded = within !== undefined && needsWideSlots(within, appointmentTime);
  const wide = useQuery({ ...visitTimesQuery({ ...common, times: "reschedule" }), enabled: isWideNeeded });
  const outside = isWideNeeded && !wide.isPlaceholderData ? wide.data?.slots : [];

  const asOf = Math.max(hours.dataUpdatedAt, wide.dataUpdatedAt);
  if (!canAsk) return { menu: { within: [], outside: [] }, hasFailed: false, asOf };
  const hasFailed = isFailing(hours) || (isWideNeeded && isFailing(wide));
  if (within === undefined || outside === undefined) return { menu: null, hasFailed, asOf };
  return { menu: createTimeMenu({ hours: within, wide: outside, selectedTime: appointmentTime }), hasFailed, asOf };
};
