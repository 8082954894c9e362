import { epochDayOf } from "../clock/calendar-date.ts";
import { minutesOf } from "../clock/clock-time.ts";
import { weekdayIndexOf } from "../clock/weekday.ts";
import { zoneOffsets } from "../clock/zone-offsets.ts";
import { planExceptions } from "../closures/plan-exceptions.ts";
import { dayHoursOn, type SpecialCalendar } from "../closures/special-day.ts";
import type { TimeOff } from "../closures/time-off.ts";
import type { BusinessBreak } from "../hours/business-break.ts";
import type { BusinessWeek } from "../hours/business-hours.ts";
import { type DayPlan, planWeek } from "../hours/week-plan.ts";
import type { WorkingHours } from "../hours/working-hours.ts";

/** What decides how much of a day can be booked. */
export type CapacityFacts = Pick<SpecialCalendar, "specialDays" | "holidays"> & {
  week: BusinessWeek;
  breaks: readonly BusinessBreak[];
  agents: readonly { isActive: boolean; workingHours: WorkingHours; timeOff?: readonly TimeOff[] }[];
};

/** The minutes of a date that can be booked, of all active agents together, from a time of the day on. */
export const bookableMinutes = (date: string, facts: CapacityFacts, fromMinute = 0): number =>
  facts.agents.reduce(
    (total, agent) => total + (agent.isActive ? minutesOfAgent(date, facts, agent, fromMinute) : 0),
    0,
  );

/** On the wall clock: an hour that clocks skip or repeat counts as any other. */
const minutesOfAgent = (
  date: string,
  { week: hours, breaks, specialDays, holidays }: CapacityFacts,
  { workingHours, timeOff }: CapacityFacts["agents"][number],
  fromMinute: number,
): number => {
  const table = zoneOffsets("UTC");
  const firstEpochDay = epochDayOf(date);
  const week = planWeek(hours, breaks, workingHours);
  const days = { firstEpochDay, dayCount: 1, table, week, hasWorkingHours: true, timeOff };
  const exceptions = planExceptions({ hours, specialDays, holidays }, days);
  const plan = exceptions.specialDays?.get(firstEpochDay) ?? (week[weekdayIndexOf(firstEpochDay)] as DayPlan);
  if (!plan.isOpen || !plan.isAgentWorking) return 0;
  const from = Math.max(plan.openMinute, plan.agentStartMinute, fromMinute);
  const to = Math.min(plan.closeMinute, plan.agentEndMinute);
  const toMinute = (ms: number) => ms / 60_000 - firstEpochDay * 1440;
  const taken = exceptions.spans.map((span): Stretch => [toMinute(span.startMs), toMinute(span.endMs)]);
  for (let index = 0; index < plan.breakMinutes.length; index += 2) {
    taken.push([plan.breakMinutes[index] as number, plan.breakMinutes[index + 1] as number]);
  }
  return Math.max(to - from, 0) - minutesWithin(taken, from, to);
};

type Stretch = [number, number];

/** How much of a stretch others take, which may overlap. */
const minutesWithin = (others: Stretch[], from: number, to: number): number => {
  let taken = 0;
  let reached = from;
  for (const [begins, ends] of others.sort(([a], [b]) => a - b)) {
    const start = Math.max(begins, reached);
    const end = Math.min(ends, to);
    if (end <= start) continue;
    taken += end - start;
    reached = end;
  }
  return taken;
};

/** What a day without appointments is. `off`: open, but nobody works then. */
export type EmptyDay = "free" | "past" | "closed" | "no-agents" | "off";

export const emptyDayState = (date: string, facts: CapacityFacts, now: { date: string; time: string }): EmptyDay => {
  if (date < now.date) return "past";
  if (!facts.agents.some(({ isActive }) => isActive)) return "no-agents";
  if (!dayHoursOn({ ...facts, hours: facts.week }, date).isOpen) return "closed";
  if (bookableMinutes(date, facts) === 0) return "off";
  if (date === now.date && bookableMinutes(date, facts, minutesOf(now.time)) === 0) return "past";
  return "free";
};

/** How full a day is, 0 to 1; null when nothing could be booked and nothing is. */
export const dayFill = (
  appointments: readonly { durationMinutes: number; bufferMinutes: number }[],
  capacityMinutes: number,
): number | null => {
  const booked = appointments.reduce((sum, each) => sum + each.durationMinutes + each.bufferMinutes, 0);
  if (capacityMinutes === 0) return booked > 0 ? 1 : null;
  return Math.min(booked / capacityMinutes, 1);
};
