import { callingKey } from "../../../platform/api-keys/calling-key.ts";

type OwnerBookingBody = {
  clientName: string;
  clientPhone: string;
  clientEmail: string | null;
  appointmentDate: string;
  appointmentTime: string;
  overbook: boolean;
  isPastVisit: boolean;
};

/** Where a booking that the owner could make comes from: a program with the owner's key, or the dashboard. */
export const ownerSource = (): "api" | "dashboard" => (callingKey() ? "api" : "dashboard");

/** What an appointment and a visit have in common when the owner books it in the dashboard. */
export const ownerBooking = (body: OwnerBookingBody) => ({
  clientName: body.clientName,
  clientPhone: body.clientPhone,
  clientEmail: body.clientEmail,
  date: body.appointmentDate,
  time: body.appointmentTime,
  overbook: body.overbook,
  isPastVisit: body.isPastVisit,
  bookedBy: "owner" as const,
  source: ownerSource(),
  clientAddress: null,
  isTest: false,
});
