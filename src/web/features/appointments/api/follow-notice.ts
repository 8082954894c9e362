import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import { isUnnotified } from "../notice-text.ts";
import { appointmentQuery } from "./appointment-query.ts";

/** What WhatsApp can't deliver is reported within seconds; a template under review may take longer than anyone waits. */
const patienceMs = 120_000;
/** In case the line for live events is down. */
const askAgainMs = 10_000;

/**
 * Watches a notice on its way out and says each thing once: that it was handed over, or why the client wasn't notified. What
 * was handed over may still fail. One that is overtaken by the next change ends without a word.
 */
export const followNotice = (
  queryClient: QueryClient,
  { appointment, notice }: AppointmentChange,
  tell: (notice: Notice) => void,
): void => {
  if (notice === null || hasEnded(notice.status)) return;
  let notified: Notice["status"] | null = null;
  const observer = new QueryObserver(queryClient, {
    ...appointmentQuery(appointment.id),
    refetchInterval: askAgainMs,
    staleTime: 0,
    retry: false,
  });
  const stop = observer.subscribe(({ data, isError }) => {
    const current = data?.notices.find(({ id }) => id === notice.id);
    // The appointment is gone, or nobody is signed in any more.
    if (isError || current?.status === "superseded") return end();
    if (current === undefined || current.status === "queued") return;
    if (notified === null || isUnnotified(current.status)) tell(current);
    notified = current.status;
    if (hasEnded(current.status)) end();
  });
  const patience = setTimeout(() => end(), patienceMs);
  const end = () => {
    clearTimeout(patience);
    stop();
  };
};

/** Nothing more will be heard of it. */
const hasEnded = (status: Notice["status"]): boolean =>
  isUnnotified(status) || status === "delivered" || status === "read" || status === "superseded";
