/** The states of an appointment. */
export const appointmentStatuses = ["confirmed", "pending", "cancelled"] as const;

export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The status to show: anything unknown reads as pending. */
export const displayStatus = (status: unknown): AppointmentStatus =>
  appointmentStatuses.includes(status as AppointmentStatus) ? (status as AppointmentStatus) : "pending";

export type StatusColour = "green" | "yellow" | "red";

/** Confirmed green, pending yellow, cancelled red. */
export const statusColour = (status: unknown): StatusColour => colours[displayStatus(status)];

/** Cancel and Reschedule are gone once an appointment is cancelled. */
export const canChange = (status: unknown): boolean => displayStatus(status) !== "cancelled";

const colours: Record<AppointmentStatus, StatusColour> = { confirmed: "green", pending: "yellow", cancelled: "red" };
