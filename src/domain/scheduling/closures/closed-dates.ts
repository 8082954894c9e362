import { addDays } from "../clock/calendar-date.ts";
import { dayHoursOn, type SpecialCalendar } from "./special-day.ts";

/**
 * The dates of a range on which the business is closed, at most as many as asked for. An agent's extra hours don't open
 * the business: clients can't book then.
 */
export const closedDates = (
  calendar: SpecialCalendar,
  { from, to }: { from: string; to: string },
  most: number,
): string[] => {
  const closed: string[] = [];
  const last = to < addDays(from, 366) ? to : addDays(from, 366);
  for (let date = from; date <= last && closed.length < most; date = addDays(date, 1)) {
    if (!dayHoursOn(calendar, date).isOpen) closed.push(date);
  }
  return closed;
};
