import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { weekdayOf } from "../clock/weekday.ts";
import { activeBreaksOf, type BusinessBreak } from "../hours/business-break.ts";
import type { BusinessWeek } from "../hours/business-hours.ts";
import type { WorkingHours } from "../hours/working-hours.ts";

/** What decides how much of a day can be booked. */
export type CapacityFacts = {
  week: BusinessWeek;
  breaks: readonly BusinessBreak[];
  agents: readonly { isActive: boolean; workingHours: WorkingHours }[];
};

/** The minutes of a date that can be booked, of all active agents together, from a time of the day on. */
export const bookableMinutes = (date: string, { week, breaks, agents }: CapacityFacts, fromMinute = 0): number => {
  const weekday = weekdayOf(date);
  const { isOpen, startTime, endTime } = week[weekday];
  if (!isOpen) return 0;
  const pauses = activeBreaksOf(breaks, weekday);
  return agents.reduce((total, { isActive, workingHours }) => {
    const shift = workingHours[weekday];
    if (!isActive || !shift) return total;
    const from = Math.max(minutesOf(startTime), minutesOf(shift.start), fromMinute);
    const to = Math.min(endMinutesOf(endTime), endMinutesOf(shift.end));
    return total + Math.max(to - from, 0) - minutesWithin(pauses, from, to);
  }, 0);
};

/** How much of a stretch the breaks take, which come by their start and may overlap. */
const minutesWithin = (pauses: readonly BusinessBreak[], from: number, to: number): number => {
  let taken = 0;
  let reached = from;
  for (const pause of pauses) {
    const start = Math.max(minutesOf(pause.startTime), reached);
    const end = Math.min(endMinutesOf(pause.endTime), to);
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
  if (!facts.week[weekdayOf(date)].isOpen) return "closed";
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
