import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import type { BusinessBreak } from "../hours/business-break.ts";

type WantedBreak = Pick<BusinessBreak, "dayOfWeek" | "startTime" | "endTime"> & {
  /** The break that is being changed doesn't overlap itself. */
  breakId?: string | undefined;
};

/** The active breaks of the day that a break would share time with. One may begin when another ends. */
export const overlappingBreaks = <T extends BusinessBreak & { id: string }>(
  breaks: readonly T[],
  { dayOfWeek, startTime, endTime, breakId }: WantedBreak,
): T[] =>
  breaks.filter(
    (pause) =>
      pause.isActive &&
      pause.id !== breakId &&
      pause.dayOfWeek === dayOfWeek &&
      minutesOf(pause.startTime) < endMinutesOf(endTime) &&
      minutesOf(startTime) < endMinutesOf(pause.endTime),
  );
