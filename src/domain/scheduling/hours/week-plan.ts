import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { type Weekday, weekdays } from "../clock/weekday.ts";
import { activeBreaksOf, type BusinessBreak } from "./business-break.ts";
import type { BusinessWeek } from "./business-hours.ts";
import type { WorkingHours } from "./working-hours.ts";

/** One day's limits in minutes since midnight, as the slot engine reads them. */
export type DayPlan = {
  readonly isOpen: boolean;
  /** What is said of the day when it isn't open. */
  readonly closedFor: "closed-day" | "special-closing";
  readonly openMinute: number;
  readonly closeMinute: number;
  readonly isAgentWorking: boolean;
  readonly agentStartMinute: number;
  readonly agentEndMinute: number;
  /** Start and end of each active break in turn. */
  readonly breakMinutes: readonly number[];
};

/** Monday to Sunday, by `weekdayIndexOf`. */
export type WeekPlan = readonly DayPlan[];

/**
 * Hours and breaks as numbers. Without working hours the agent is always available. Cached, because finding the times
 * of a visit reads the same week hundreds of times.
 */
export const planWeek = (
  hours: BusinessWeek,
  breaks: readonly BusinessBreak[],
  workingHours: WorkingHours | null,
): WeekPlan => {
  const known = plans.get(workingHours ?? hours);
  if (known?.hours === hours && (known.breaks === breaks || known.breaks.length + breaks.length === 0))
    return known.week;
  const week = weekOf(hours, breaks, workingHours);
  plans.set(workingHours ?? hours, { hours, breaks, week });
  return week;
};

/** The latest plan by whose hours it is. Facts are never changed, so the same ones make the same plan. */
const plans = new WeakMap<object, { hours: BusinessWeek; breaks: readonly BusinessBreak[]; week: WeekPlan }>();

const weekOf = (hours: BusinessWeek, breaks: readonly BusinessBreak[], workingHours: WorkingHours | null): WeekPlan =>
  weekdays.map((weekday) => {
    const { isOpen, startTime, endTime } = hours[weekday];
    const working = workingHours === null ? wholeDay : workingHours[weekday];
    return {
      isOpen,
      closedFor: "closed-day",
      openMinute: minutesOf(startTime),
      closeMinute: endMinutesOf(endTime),
      isAgentWorking: working !== undefined,
      agentStartMinute: working === wholeDay ? 0 : minutesOf(working?.start ?? "00:00"),
      // Past midnight on purpose: a late appointment of an agent without hours stays inside them.
      agentEndMinute: working === wholeDay ? 2 * 1440 : endMinutesOf(working?.end ?? "00:00"),
      breakMinutes: breaks.length === 0 ? noBreaks : breakMinutesOf(breaks, weekday),
    };
  });

const noBreaks: readonly number[] = [];

const breakMinutesOf = (breaks: readonly BusinessBreak[], weekday: Weekday): number[] =>
  activeBreaksOf(breaks, weekday).flatMap((pause) => [minutesOf(pause.startTime), endMinutesOf(pause.endTime)]);

const wholeDay = { start: "00:00", end: "00:00" };
