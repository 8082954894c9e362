const hoursBack = 60 * 24;
/** As far as a business may take bookings ahead. */
const hoursAhead = 366 * 24;

/** The span that is published to calendars elsewhere, and read from them: whole days, so that it is the same all day. */
export const calendarWindow = (now: Temporal.Instant): { from: Temporal.Instant; to: Temporal.Instant } => ({
  from: now.subtract({ hours: hoursBack }).round({ ...wholeDays, roundingMode: "floor" }),
  to: now.add({ hours: hoursAhead }).round({ ...wholeDays, roundingMode: "ceil" }),
});

const wholeDays = { smallestUnit: "hour", roundingIncrement: 24 } as const;
