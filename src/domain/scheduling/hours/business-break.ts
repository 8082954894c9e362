import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import type { Weekday } from "../clock/weekday.ts";
import type { BusinessWeek } from "./business-hours.ts";

/** A pause in a weekday's opening hours during which nothing is booked. */
export type BusinessBreak = { dayOfWeek: Weekday; startTime: string; endTime: string; isActive: boolean };

/** Breaks can only be added for open days. */
export const canHaveBreak = (week: BusinessWeek, weekday: Weekday): boolean => week[weekday].isOpen;

/** The active breaks of a weekday by their start. */
export const activeBreaksOf = <T extends BusinessBreak>(breaks: readonly T[], weekday: Weekday): T[] =>
  breaks
    .filter((pause) => pause.isActive && pause.dayOfWeek === weekday)
    .sort(
      (a, b) => minutesOf(a.startTime) - minutesOf(b.startTime) || endMinutesOf(a.endTime) - endMinutesOf(b.endTime),
    );
