const hoursBack = 60 * 24;
/** As far as a business may take bookings ahead. */
const hoursAhead = 366 * 24;

/** The span that is published to calendars elsewhere, and read from them. */
export const calendarWindow = (now: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: now.subtract({ hours: hoursBack }),
  to: now.add({ hours: hoursAhead }),
});
