import { z } from "zod";

/** How far ahead clients may book. The owner isn't bound by either number. */
export type BookingSettings = {
  /** A client's appointment starts at least this long after the moment of booking. */
  minimumNoticeMinutes: number;
  /** A client's appointment is at most this many days after today. */
  horizonDays: number;
};

export const defaultBookingSettings: BookingSettings = { minimumNoticeMinutes: 60, horizonDays: 60 };

export const longestHorizonDays = 365;

/** `noticeOutOfRange`: not 0 minutes to 30 days; `horizonOutOfRange`: not 1 to 365 days. */
export const bookingSettingsSchema = z.strictObject({
  minimumNoticeMinutes: z.int({ error: "noticeOutOfRange" }).min(0, "noticeOutOfRange").max(43_200, "noticeOutOfRange"),
  horizonDays: z
    .int({ error: "horizonOutOfRange" })
    .min(1, "horizonOutOfRange")
    .max(longestHorizonDays, "horizonOutOfRange"),
});
