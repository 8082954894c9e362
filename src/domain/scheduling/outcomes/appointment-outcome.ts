import { displayStatus } from "../appointments/appointment-status.ts";

/** How a visit went: a mark in addition to the status, which stays the same. */
export const outcomes = ["arrived", "done", "no-show"] as const;

export type AppointmentOutcome = (typeof outcomes)[number];

export type MarkedAppointment = { status: string; startsAtMs: number; outcome: AppointmentOutcome | null };

/** Why a mark can't be set: the appointment is cancelled, or it hasn't started. */
export type MarkRefusal = "cancelled" | "too-early";

/** People come early, but not much earlier than this. */
const earliestArrivalMinutes = 120;

/**
 * Whether a mark may be set now, null being none: taking one back is always possible. Someone can have arrived up to two hours
 * before; a client who has arrived may be done at any time; a no-show is known from the start time on. How long ago it was
 * doesn't matter: yesterday's marks may be set today.
 */
export const markRefusal = (
  { status, startsAtMs, outcome }: MarkedAppointment,
  mark: AppointmentOutcome | null,
  nowMs: number,
): MarkRefusal | null => {
  if (mark === null) return null;
  if (displayStatus(status) === "cancelled") return "cancelled";
  if (mark === "done" && outcome === "arrived") return null;
  const earliestMs = mark === "arrived" ? startsAtMs - earliestArrivalMinutes * 60_000 : startsAtMs;
  return nowMs < earliestMs ? "too-early" : null;
};

/** The marks on offer, in their order; the current one is among them, to be taken back. */
export const marksOnOffer = (appointment: MarkedAppointment, nowMs: number): AppointmentOutcome[] =>
  outcomes.filter((mark) => mark === appointment.outcome || markRefusal(appointment, mark, nowMs) === null);
