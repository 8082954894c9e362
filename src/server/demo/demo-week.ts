import { type Weekday, weekdayOf } from "#domain/scheduling/weekday.ts";
import { demoBreaks, demoHours } from "./demo-business.ts";
import { type DemoAgent, demoTeam } from "./demo-team.ts";

export type DemoWeek = { hours: typeof demoHours; breaks: typeof demoBreaks; team: readonly DemoAgent[] };

/** When the salon is open and who is there: closed on Sundays, or on Mondays when that would leave today empty. */
export const demoWeek = (today: string): DemoWeek => {
  if (weekdayOf(today) !== "Sunday") return { hours: demoHours, breaks: demoBreaks, team: demoTeam };
  return {
    hours: demoHours.map((day) => ({ ...day, dayOfWeek: swap(day.dayOfWeek) })),
    breaks: demoBreaks.map((pause) => ({ ...pause, dayOfWeek: swap(pause.dayOfWeek) })),
    team: demoTeam.map((agent) => ({ ...agent, workingHours: swapHours(agent.workingHours) })),
  };
};

const swap = (weekday: Weekday): Weekday =>
  weekday === "Sunday" ? "Monday" : weekday === "Monday" ? "Sunday" : weekday;

const swapHours = (hours: DemoAgent["workingHours"]): DemoAgent["workingHours"] =>
  Object.fromEntries(Object.entries(hours).map(([weekday, day]) => [swap(weekday as Weekday), day]));
