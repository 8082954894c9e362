import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { weekdays } from "../../scheduling/clock/weekday.ts";
import { dayHoursOn } from "../../scheduling/closures/special-day.ts";
import type { Turn } from "../conversation-turn.ts";

/**
 * Which half of the day "at 3" means: the one in which the business is open and which isn't over. From eight on the
 * morning is meant when both would do; before that nobody can know, and null means that it has to be asked.
 */
export const chooseHalfDay = (turn: Turn, times: [string, string], date: string | undefined): string | null => {
  const [am] = times;
  const isOpen = times.filter((time) => isOpenAt(turn, time, date));
  const isLeft = isOpen.filter((time) => date !== turn.today || time > turn.nowTime);
  const [only, other] = isLeft.length > 0 ? isLeft : isOpen;
  if (only !== undefined && other === undefined) return only;
  // Between two that aren't available there is nothing to ask: the one nearer to the opening hours is explained.
  if (only === undefined) return minutesOf(am) < 8 * 60 ? times[1] : am;
  return minutesOf(am) < 8 * 60 ? null : am;
};

/** Whether a time is in the opening hours of a day; of any, while the day isn't known or closed. */
export const isOpenAt = (turn: Turn, time: string, date: string | undefined): boolean => {
  const { business } = turn.facts;
  const day = date === undefined ? null : dayHoursOn(business, date);
  const days = day?.isOpen ? [day] : weekdays.map((weekday) => business.hours[weekday]);
  return days.some(({ isOpen, startTime, endTime }) => isOpen && startTime <= time && time < endTime);
};
