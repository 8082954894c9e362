type OwnerBookingBody = {
  clientName: string;
  clientPhone: string;
  clientEmail: string | null;
  appointmentDate: string;
  appointmentTime: string;
  overbook: boolean;
  isPastVisit: boolean;
};

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
  source: "dashboard" as const,
  clientAddress: null,
  isTest: false,
});
