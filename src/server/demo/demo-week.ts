import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { type Weekday, weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { demoBreaks, demoBusinessHours } from "./demo-business.ts";
import { type DemoAgent, demoTeam } from "./demo-team.ts";

export type DemoWeek = { hours: typeof demoBusinessHours; breaks: typeof demoBreaks; team: readonly DemoAgent[] };

/**
 * When the salon is open and who works: closed on Sundays, or, late in the week, on the next day that is neither today
 * nor tomorrow. So the demo always starts on an open day, with free times tomorrow.
 */
export const demoWeek = (today: string): DemoWeek => {
  const closedDay = closedDayFor(today);
  if (closedDay === "Sunday") return { hours: demoBusinessHours, breaks: demoBreaks, team: demoTeam };
  const swap = (weekday: Weekday): Weekday =>
    weekday === "Sunday" ? closedDay : weekday === closedDay ? "Sunday" : weekday;
  const swapHours = (hours: DemoAgent["workingHours"]): DemoAgent["workingHours"] =>
    Object.fromEntries(Object.entries(hours).map(([weekday, day]) => [swap(weekday as Weekday), day]));
  return {
    hours: demoBusinessHours.map((day) => ({ ...day, dayOfWeek: swap(day.dayOfWeek) })),
    breaks: demoBreaks.map((pause) => ({ ...pause, dayOfWeek: swap(pause.dayOfWeek) })),
    team: demoTeam.map((agent) => ({ ...agent, workingHours: swapHours(agent.workingHours) })),
  };
};

/** Somebody who works few days has the next of them off, if it is neither today nor tomorrow. */
export const demoDayOff = (
  { team }: Pick<DemoWeek, "team">,
  today: string,
): { email: string; date: string; reason: string } | null => {
  const agent = team.at(-1);
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, 2 + index));
  const date = days.find((day) => agent?.workingHours[weekdayOf(day)] !== undefined);
  return agent && date ? { email: agent.email, date, reason: "Moving house" } : null;
};

const closedDayFor = (today: string): Weekday => {
  const needed = [weekdayOf(today), weekdayOf(addDays(today, 1))];
  const candidates: readonly Weekday[] = ["Sunday", "Monday", "Tuesday"];
  return candidates.find((weekday) => !needed.includes(weekday)) ?? "Sunday";
};
