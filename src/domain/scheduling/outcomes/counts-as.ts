import { displayStatus } from "../appointments/appointment-status.ts";
import type { AppointmentOutcome } from "./appointment-outcome.ts";

/**
 * What an appointment is counted as, everywhere a number is shown: lists, the client's page, Insights, files. A visit stands,
 * whether it took place or is still to come, and nobody said that the person didn't come.
 */
export type CountedAs = "visit" | "no-show" | "cancelled";

export type CountedAppointment = { status: string; outcome: AppointmentOutcome | null };

export const countsAs = ({ status, outcome }: CountedAppointment): CountedAs => {
  if (displayStatus(status) === "cancelled") return "cancelled";
  return outcome === "no-show" ? "no-show" : "visit";
};
