import { timeOfMinutes } from "../clock/clock-time.ts";
import { slotStepMinutes } from "./sweep-availability.ts";

const timesBetween = (fromHour: number, toHour: number, stepMinutes: number): string[] =>
  Array.from({ length: Math.floor(((toHour - fromHour) * 60) / stepMinutes) + 1 }, (_, index) =>
    timeOfMinutes(fromHour * 60 + index * stepMinutes),
  );

/** Where the create dialog's list ends on a day whose opening hours give no times. */
export const lastFallbackTime = "17:00";

/** The create dialog's times from 08:00 to 17:00 where a day's opening hours give none: 19 half hours, or the step's. */
export const fallbackTimes = (stepMinutes: number = slotStepMinutes): readonly string[] =>
  timesBetween(8, 17, stepMinutes);

/** The reschedule dialog's times from 08:00 to 18:00: 21 half hours, or the step's. */
export const rescheduleTimes = (stepMinutes: number = slotStepMinutes): readonly string[] =>
  timesBetween(8, 18, stepMinutes);
