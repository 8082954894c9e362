import { useRef, useState } from "react";
import { type AdminAppointment, viewAppointments } from "#contract/admin/admin.ts";
import { callApi } from "../../lib/api/api.ts";

type View = { isFull: boolean; appointments: readonly AdminAppointment[]; nextCursor: string | null };

type Load = { isFull: boolean; from: View | null };

/**
 * Looked at only when asked to, never again by itself: each look in full is logged. Nothing outlives the tab, and full
 * data leaves the screen at once when it is switched off.
 */
export const useAppointmentsView = (onError: (error: unknown) => void) => {
  const [view, setView] = useState<View | null>(null);
  const [loading, setLoading] = useState<Load | null>(null);
  // Of two looks in a row the later one counts, whichever is answered first.
  const latest = useRef(0);

  const load = async ({ isFull, from }: Load) => {
    const number = ++latest.current;
    setLoading({ isFull, from });
    if (from === null) setView(null);
    const cursor = from?.nextCursor;
    try {
      const page = await callApi(viewAppointments, {
        body: { includeSensitiveData: isFull, ...(cursor && { cursor }) },
      });
      if (number !== latest.current) return;
      const appointments = [...(from?.appointments ?? []), ...page.appointments];
      setView({ isFull, appointments, nextCursor: page.nextCursor });
    } catch (error) {
      if (number === latest.current) onError(error);
    }
    if (number === latest.current) setLoading(null);
  };
  return {
    view,
    isLoading: loading !== null && loading.from === null,
    isLoadingMore: loading !== null && loading.from !== null,
    load: (isFull: boolean) => void load({ isFull, from: null }),
    loadMore: () => view && void load({ isFull: view.isFull, from: view }),
  };
};
