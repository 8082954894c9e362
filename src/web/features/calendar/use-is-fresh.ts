import { useMemo, useSyncExternalStore } from "react";
import { freshAppointments } from "../../lib/api/live-events.ts";

/** Whether one of these appointments changed a moment ago. Renders again only when the answer changes. */
export const useIsFresh = (appointmentIds: readonly string[]): boolean =>
  useSyncExternalStore(freshAppointments.subscribe, () => {
    const fresh = freshAppointments.get();
    return fresh.size > 0 && appointmentIds.some((id) => fresh.has(id));
  });

const none: ReadonlySet<string> = new Set();

/** Which of these changed a moment ago: for one that shows too many to let each follow on its own. */
export const useFreshAmong = (appointmentIds: ReadonlySet<string>): ReadonlySet<string> => {
  const known = useSyncExternalStore(freshAppointments.subscribe, () =>
    [...freshAppointments.get()].filter((id) => appointmentIds.has(id)).join(" "),
  );
  return useMemo(() => (known === "" ? none : new Set(known.split(" "))), [known]);
};
