import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import type { DemoWeek } from "./demo-week.ts";

const daysBack = 21;
const daysAhead = 28;

/**
 * How many appointments each day has: more where more people work, most in the days around
 * today, fewer the further ahead; today and tomorrow leave times to book.
 */
export const spreadOverDays = (
  week: DemoWeek,
  today: string,
  appointmentCount: number,
): { date: string; count: number }[] => {
  const days = Array.from({ length: daysBack + 1 + daysAhead }, (_, index) => {
    const date = addDays(today, index - daysBack);
    return { date, weight: demandAt(index - daysBack) * workedMinutes(date, week) };
  });
  const total = days.reduce((sum, day) => sum + day.weight, 0);
  let weightSoFar = 0;
  let given = 0;
  // Rounded as a running sum, so that the days add up to exactly what was asked for.
  return days.map(({ date, weight }) => {
    weightSoFar += weight;
    const count = Math.round((appointmentCount * weightSoFar) / total) - given;
    given += count;
    return { date, count };
  });
};

const demandAt = (daysFromToday: number): number => {
  const isBookedNext = daysFromToday >= 0 && daysFromToday <= 2;
  const nearness = !isBookedNext && Math.abs(daysFromToday) <= 4 ? 1.5 : 1;
  return nearness * (daysFromToday <= 0 ? 1 + 0.015 * daysFromToday : 1 - 0.026 * daysFromToday);
};

const workedMinutes = (date: string, { hours, team }: DemoWeek): number => {
  const weekday = weekdayOf(date);
  const isOpen = hours.some((day) => day.dayOfWeek === weekday && day.isOpen);
  if (!isOpen) return 0;
  return team.reduce((sum, { workingHours }) => {
    const day = workingHours[weekday];
    return day ? sum + minutesOf(day.end) - minutesOf(day.start) : sum;
  }, 0);
};
