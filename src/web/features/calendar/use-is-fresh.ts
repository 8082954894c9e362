import { useSyncExternalStore } from "react";
import { freshAppointments } from "../../lib/api/live-events.ts";

/** Whether one of these appointments changed a moment ago. Renders again only when the answer changes. */
export const useIsFresh = (appointmentIds: readonly string[]): boolean =>
  useSyncExternalStore(freshAppointments.subscribe, () => {
    const fresh = freshAppointments.get();
    return fresh.size > 0 && appointmentIds.some((id) => fresh.has(id));
  });
