const hoursBack = 60 * 24;
/** As far as a business may take bookings ahead. */
const hoursAhead = 366 * 24;

/** The time that calendars elsewhere are told of, and asked about. */
export const calendarWindow = (now: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: now.subtract({ hours: hoursBack }),
  to: now.add({ hours: hoursAhead }),
});
