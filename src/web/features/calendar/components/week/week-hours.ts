import { endMinutesOf, minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import type { DayHours } from "#domain/scheduling/hours/business-hours.ts";

/** The hours on show, `to` no longer. */
export type ShownHours = { from: number; to: number };

type Timed = { time: string; durationMinutes: number };

/** The usual hours, and as far beyond as there are appointments. Past midnight it goes on, on a day that has its own column. */
export const shownHours = (appointments: readonly Timed[], usualFrom: number, usualTo: number): ShownHours => ({
  from: Math.min(usualFrom, ...appointments.map(({ time }) => Math.floor(minutesOf(time) / 60))),
  to: Math.max(usualTo, ...appointments.map((each) => Math.ceil(endMinutesIn(each) / 60))),
});

/** The minutes among the hours on show in which the business is closed. */
export const closedSpans = ({ isOpen, startTime, endTime }: DayHours, { from, to }: ShownHours): [number, number][] => {
  const [first, last] = [from * 60, to * 60];
  if (!isOpen) return [[first, last]];
  const spans: [number, number][] = [
    [first, Math.min(minutesOf(startTime), last)],
    [Math.max(endMinutesOf(endTime), first), last],
  ];
  return spans.filter(([start, end]) => start < end);
};

/** Each hour's beginning. */
export const hourTimes = ({ from, to }: ShownHours): string[] =>
  Array.from({ length: to - from }, (_, index) => timeOfMinutes((from + index) * 60));

/** Where a stretch is among the hours, as parts of their height. */
export const gridSpan = (
  startMinutes: number,
  durationMinutes: number,
  { from, to }: ShownHours,
): { top: number; height: number } => {
  const whole = (to - from) * 60;
  return {
    top: (startMinutes - from * 60) / whole,
    height: (Math.min(startMinutes + durationMinutes, to * 60) - startMinutes) / whole,
  };
};

const endMinutesIn = ({ time, durationMinutes }: Timed): number => Math.min(minutesOf(time) + durationMinutes, 1440);
