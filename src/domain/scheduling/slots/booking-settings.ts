import { z } from "zod";

/** The steps a calendar may have, in minutes. */
export const slotSteps = [5, 10, 15, 20, 30, 60] as const;

export type SlotStep = (typeof slotSteps)[number];

/** When clients may book, and which times they are offered. The owner isn't bound by any of it. */
export type BookingSettings = {
  /** A client's appointment starts at least this long after the moment of booking. */
  minimumNoticeMinutes: number;
  /** A client's appointment is at most this many days after today. */
  horizonDays: number;
  /** From one time that is offered to the next; an appointment type may have its own. */
  slotStepMinutes: SlotStep;
  /** Clients aren't offered a time that leaves less than this between two appointments; 0: any gap will do. */
  smallestGapMinutes: number;
};

export const defaultBookingSettings: BookingSettings = {
  minimumNoticeMinutes: 60,
  horizonDays: 60,
  slotStepMinutes: 30,
  smallestGapMinutes: 0,
};

export const longestHorizonDays = 365;

/** `slotStepUnknown`: not one of `slotSteps`. */
export const slotStepSchema = z.literal(slotSteps, { error: "slotStepUnknown" });

/**
 * `noticeOutOfRange`: not 0 minutes to 30 days; `horizonOutOfRange`: not 1 to 365 days; `gapOutOfRange`: not 0 minutes to
 * 4 hours.
 */
export const bookingSettingsSchema = z.strictObject({
  minimumNoticeMinutes: z.int({ error: "noticeOutOfRange" }).min(0, "noticeOutOfRange").max(43_200, "noticeOutOfRange"),
  horizonDays: z
    .int({ error: "horizonOutOfRange" })
    .min(1, "horizonOutOfRange")
    .max(longestHorizonDays, "horizonOutOfRange"),
  slotStepMinutes: slotStepSchema,
  smallestGapMinutes: z.int({ error: "gapOutOfRange" }).min(0, "gapOutOfRange").max(240, "gapOutOfRange"),
});
