import { endMinutesOf, minutesOf } from "../../../scheduling/clock/clock-time.ts";
import { type Weekday, weekdayOf, weekdays } from "../../../scheduling/clock/weekday.ts";
import { activeBreaksOf, type BusinessBreak } from "../../../scheduling/hours/business-break.ts";
import type { DateReading, MiddayBreak, MiddayBreaks } from "../when-reading.ts";

/** The break around midday that a business makes on each weekday, for those on which it makes one. */
export const middayBreaks = (breaks: readonly BusinessBreak[]): MiddayBreaks => {
  const found: Partial<Record<Weekday, MiddayBreak>> = {};
  for (const weekday of breaks.length > 0 ? weekdays : []) {
    const pause = activeBreaksOf(breaks, weekday).find(({ startTime }) => isMidday(minutesOf(startTime)));
    if (pause) found[weekday] = { fromMinute: minutesOf(pause.startTime), toMinute: endMinutesOf(pause.endTime) };
  }
  return found;
};

const isMidday = (minute: number): boolean => minute >= 11 * 60 + 30 && minute <= 15 * 60;

/** The break of the day that is meant, or of the first day that has one where no day is said. */
export const breakOn = (breaks: MiddayBreaks | undefined, date: DateReading | undefined): MiddayBreak | undefined => {
  if (!breaks) return undefined;
  return date?.kind === "day" ? breaks[weekdayOf(date.date)] : Object.values(breaks)[0];
};
