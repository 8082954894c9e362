import { limitToEpochMs } from "../clock/business-clock.ts";
import { dateOfEpochDay, epochDayOf } from "../clock/calendar-date.ts";
import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { type Weekday, weekdayIndexOf, weekdays } from "../clock/weekday.ts";
import type { ZoneOffsets } from "../clock/zone-offsets.ts";
import type { DayHours } from "../hours/business-hours.ts";
import type { DayPlan, WeekPlan } from "../hours/week-plan.ts";
import { reasonBits } from "../slots/slot-reason.ts";
import type { BlockedSpan } from "../slots/sweep-availability.ts";
import { hoursOf, type SpecialCalendar, type SpecialDay, specialDayOn } from "./special-day.ts";
import { type DayRange, extraMinutesOn, type TimeOff, timeOffSpans } from "./time-off.ts";

export type Exceptions = {
  specialDays?: ReadonlyMap<number, DayPlan> | undefined;
  /** In no order. */
  spans: BlockedSpan[];
};

type Question = DayRange & {
  table: ZoneOffsets;
  week: WeekPlan;
  /** Hours of their own; without them the agent works whenever the business is open. */
  hasWorkingHours: boolean;
  timeOff?: readonly TimeOff[] | undefined;
};

/** Special days, holidays and an agent's exceptions in a range of days, as the slot engine reads them. */
export const planExceptions = (business: SpecialCalendar, question: Question): Exceptions => {
  const { timeOff = [] } = question;
  const isUsual = !business.specialDays?.length && !business.holidays?.length;
  if (isUsual && timeOff.length === 0) return { spans: [] };
  const spans = timeOffSpans(question.table, timeOff, question);
  const specialDays = new Map<number, DayPlan>();
  for (const epochDay of unusualDays(business, timeOff, question)) {
    const date = dateOfEpochDay(epochDay);
    const special = isUsual ? null : specialDayOn(business, date);
    const extra = question.hasWorkingHours ? extraMinutesOn(timeOff, date) : [];
    if (special === null && extra.length === 0) continue;
    const weekday = question.week[weekdayIndexOf(epochDay)] as DayPlan;
    const usual = business.hours[weekdays[weekdayIndexOf(epochDay)] as Weekday];
    const plan = special === null ? weekday : planSpecialDay(special, usual, weekday, question.hasWorkingHours);
    const { day, gaps } = addExtra(plan, extra);
    specialDays.set(epochDay, { ...plan, ...day });
    for (const [from, to] of gaps) {
      const startMs = limitToEpochMs(question.table, epochDay, from);
      const endMs = limitToEpochMs(question.table, epochDay, to);
      spans.push({ startMs, endMs, reason: reasonBits["outside-agent-hours"] });
    }
  }
  return { specialDays, spans };
};

/** The days of the range that something says something about, most of a month being as usual. */
const unusualDays = (
  { specialDays = [], holidays = [] }: SpecialCalendar,
  timeOff: readonly TimeOff[],
  { firstEpochDay, dayCount }: DayRange,
): Set<number> => {
  const days = new Set<number>();
  for (const ranges of [specialDays, holidays, timeOff]) {
    for (const { from, to } of ranges) {
      const last = Math.min(epochDayOf(to), firstEpochDay + dayCount - 1);
      for (let day = Math.max(epochDayOf(from), firstEpochDay); day <= last; day++) days.add(day);
    }
  }
  return days;
};

/**
 * A weekday's plan under special hours. Its breaks stay. An agent who is there when the business usually opens or closes is there
 * when it does so earlier or later; on a weekday that is usually closed nobody's hours say anything, and everyone comes.
 */
const planSpecialDay = (special: SpecialDay, usual: DayHours, weekday: DayPlan, hasWorkingHours: boolean): DayPlan => {
  const { isOpen, startTime, endTime } = hoursOf(special, usual);
  const [openMinute, closeMinute] = [minutesOf(startTime), endMinutesOf(endTime)];
  const plan = { ...weekday, isOpen, closedFor: "special-closing" as const, openMinute, closeMinute };
  if (!isOpen || !hasWorkingHours) return plan;
  if (!weekday.isOpen) {
    return { ...plan, isAgentWorking: true, agentStartMinute: openMinute, agentEndMinute: closeMinute };
  }
  const { agentStartMinute, agentEndMinute } = weekday;
  return {
    ...plan,
    agentStartMinute:
      agentStartMinute <= weekday.openMinute ? Math.min(agentStartMinute, openMinute) : agentStartMinute,
    agentEndMinute: agentEndMinute >= weekday.closeMinute ? Math.max(agentEndMinute, closeMinute) : agentEndMinute,
  };
};

type AgentDay = Pick<DayPlan, "isAgentWorking" | "agentStartMinute" | "agentEndMinute">;

/** The agent's day from the first to the last minute of all hours, and the gaps between them. */
const addExtra = (plan: DayPlan, extra: [number, number][]): { day: AgentDay; gaps: [number, number][] } => {
  const { isAgentWorking, agentStartMinute, agentEndMinute } = plan;
  if (extra.length === 0) return { day: { isAgentWorking, agentStartMinute, agentEndMinute }, gaps: [] };
  const hours = isAgentWorking ? [...extra, [agentStartMinute, agentEndMinute] as const] : [...extra];
  hours.sort(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  const [[start, firstEnd]] = hours as [[number, number]];
  let end = firstEnd;
  for (const [from, to] of hours) {
    if (from > end) gaps.push([end, from]);
    end = Math.max(end, to);
  }
  return { day: { isAgentWorking: true, agentStartMinute: start, agentEndMinute: end }, gaps };
};
