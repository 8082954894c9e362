import { useRef, useState } from "react";
import { type AdminAppointment, adminPageSize, viewAppointments } from "#contract/admin/admin.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../lib/api/api.ts";

/** Which appointments, in which order, masked or in full. */
export type AppointmentAsk = Omit<RouteCall<typeof viewAppointments>["body"], "cursor">;

export type AppointmentsView = {
  ask: AppointmentAsk;
  appointments: readonly AdminAppointment[];
  nextCursor: string | null;
  /** There are, or may be, others that this order or search doesn't reach. */
  isPartial: boolean;
  /** The search has looked at enough for a page without filling it; the next one goes on. */
  goesOn: boolean;
};

type Load = { ask: AppointmentAsk; from: AppointmentsView | null };

/**
 * Looked at only when asked to, never again by itself: each look in full is logged. Nothing outlives the tab, and full
 * data leaves the screen at once when it is switched off.
 */
export const useAppointmentsView = () => {
  const [view, setView] = useState<AppointmentsView | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; load: Load } | null>(null);
  const [loading, setLoading] = useState<Load | null>(null);
  // The later of two requests counts, whichever is answered first.
  const latest = useRef(0);

  const load = async ({ ask, from }: Load) => {
    const number = ++latest.current;
    setLoading({ ask, from });
    setFailure(null);
    if (from === null) setView(null);
    const cursor = from?.nextCursor;
    try {
      const page = await callApi(viewAppointments, { body: { ...ask, ...(cursor && { cursor }) } });
      if (number !== latest.current) return;
      const appointments = [...(from?.appointments ?? []), ...page.appointments];
      const goesOn = page.nextCursor !== null && page.appointments.length < adminPageSize;
      setView({ ask, appointments, nextCursor: page.nextCursor, isPartial: page.isPartial, goesOn });
    } catch (error) {
      if (number === latest.current) setFailure({ error, load: { ask, from } });
    }
    if (number === latest.current) setLoading(null);
  };
  return {
    view,
    /** What went wrong last; tried again, it goes on where it stopped. */
    failure: failure && { error: failure.error, retry: () => void load(failure.load) },
    isLoading: loading !== null && loading.from === null,
    isLoadingMore: loading !== null && loading.from !== null,
    load: (ask: AppointmentAsk) => void load({ ask, from: null }),
    loadMore: () => view && void load({ ask: view.ask, from: view }),
  };
};
