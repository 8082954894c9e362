import { addDays, parseDate } from "../scheduling/clock/calendar-date.ts";

/** A tax year, and the leap day in it. */
const longest = 366;

/** Whether two dates can be the first and the last day of a report. */
export const areReportDays = (from: string, to: string): boolean => {
  const [first, last] = [parseDate(from), parseDate(to)];
  return first !== null && last !== null && first <= last && last - first < longest;
};

/** The month before the one that `today` is in: what is handed to the accountant. */
export const monthBefore = (today: string): { from: string; to: string } => {
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
};
