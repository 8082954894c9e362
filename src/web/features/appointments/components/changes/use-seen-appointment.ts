import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { type AppointmentNews, appointmentNews } from "./appointment-news.ts";
import { isOwnChange } from "./own-changes.ts";

export type SeenAppointment = {
  /** As the owner last saw it: whatever is done is done to this one. */
  seen: Appointment;
  /** What happened elsewhere since; null when nothing did. */
  news: AppointmentNews | null;
  /** The owner has read the news. */
  acknowledge(): void;
};

/** Holds on to the appointment the owner is looking at while the one on record may change. */
export const useSeenAppointment = (current: Appointment): SeenAppointment => {
  const [seen, setSeen] = useState(current);
  const isBusy = useIsMutating() > 0;
  if (current.version !== seen.version && isOwnChange(current)) setSeen(current);
  // While something is being saved here, the change that arrives may be that very one.
  const news = isBusy || isOwnChange(current) ? null : appointmentNews(seen, current);
  return { seen, news, acknowledge: () => setSeen(current) };
};
