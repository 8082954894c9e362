import { timeOfMinutes } from "../clock/clock-time.ts";
import { slotStepMinutes } from "./sweep-availability.ts";

const halfHours = (fromHour: number, toHour: number): string[] =>
  Array.from({ length: ((toHour - fromHour) * 60) / slotStepMinutes + 1 }, (_, index) =>
    timeOfMinutes(fromHour * 60 + index * slotStepMinutes),
  );

/** The create dialog's 19 half hours from 08:00 to 17:00 where a day's opening hours give none. */
export const fallbackTimes: readonly string[] = halfHours(8, 17);

/** The reschedule dialog's 21 half hours from 08:00 to 18:00. */
export const rescheduleTimes: readonly string[] = halfHours(8, 18);
