import { listAppointments } from "#contract/scheduling/appointments.ts";
import { firstCalendarDate, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { callApi } from "../../../lib/api/api.ts";

const seenKey = "daybook-first-booking-seen";

/** Whether the appointment just made is the only one there is. Asked until the answer can't change any more. */
export const isFirstBooking = async (ownerId: string): Promise<boolean> => {
  try {
    if (localStorage.getItem(seenKey) === ownerId) return false;
    const everything = { from: firstCalendarDate, to: lastCalendarDate, limit: 2 };
    const { appointments } = await callApi(listAppointments, { query: everything });
    localStorage.setItem(seenKey, ownerId);
    return appointments.length === 1;
  } catch {
    // A kind word isn't worth an error.
    return false;
  }
};
