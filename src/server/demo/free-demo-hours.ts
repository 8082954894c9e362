import { wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import type { BusySpan } from "#domain/scheduling/slots/sweep-availability.ts";
import type { DemoAgent } from "./demo-team.ts";
import type { Random } from "./seeded-random.ts";

type Agent = DemoAgent & { agentId: string };
type Day = { date: string; zone: string };

/** Tomorrow at 3 is what README and the phone tell a newcomer to ask for. */
const promisedTime = "15:00";
const gapMinutes = 60;
const daysWithGaps = 7;

/**
 * Hours that nobody has booked yet: tomorrow at 3 with everyone who works then, and an hour a day with each agent for
 * the coming week. The salon looks busy and can still take the next client.
 */
export const freeDemoHours = (agent: Agent, today: string, zone: string, random: Random): BusySpan[] => {
  const tomorrow = addDays(today, 1);
  const promised = gapAt(agent, { date: tomorrow, zone }, promisedTime);
  const others = Array.from({ length: daysWithGaps }, (_, index) =>
    drawnGap(agent, { date: addDays(today, index), zone }, random),
  );
  return [promised, ...others].filter((gap) => gap !== null);
};

/** An hour somewhere in the agent's day. */
const drawnGap = (agent: Agent, day: Day, random: Random): BusySpan | null => {
  const working = agent.workingHours[weekdayOf(day.date)];
  if (!working) return null;
  const hours = (minutesOf(working.end) - minutesOf(working.start)) / gapMinutes;
  const start = minutesOf(working.start) + Math.floor(random.fraction() * hours) * gapMinutes;
  return gapAt(agent, day, timeOfMinutes(start));
};

const gapAt = (agent: Agent, { date, zone }: Day, time: string): BusySpan | null => {
  const working = agent.workingHours[weekdayOf(date)];
  const isThere = working !== undefined && working.start <= time && time < working.end;
  const startMs = isThere ? wallToInstant(date, time, zone)?.epochMilliseconds : undefined;
  return startMs === undefined ? null : { startMs, endMs: startMs + gapMinutes * 60_000 };
};
