import { addDays } from "../clock/calendar-date.ts";
import { endMinutesOf, endOfDay, minutesOf, timeOfMinutes } from "../clock/clock-time.ts";
import type { TimeOff } from "./time-off.ts";

type Off = Omit<TimeOff, "kind">;

/** Whether some days, or hours of them, are in a time off. */
export const isOpenedBy = (off: Off, opened: Off): boolean => {
  if (off.to < opened.from || opened.to < off.from) return false;
  const [from, to] = hoursOf(off);
  const [openedFrom, openedTo] = hoursOf(opened);
  return from < openedTo && openedFrom < to;
};

/** What is left of a time off when some of its days, or hours of them, are open again: the days around them, and the hours. */
export const leftOf = (off: Off, opened: Off): Off[] => {
  const [, first = off.from] = [off.from, opened.from].toSorted();
  const [last = off.to] = [off.to, opened.to].toSorted();
  const [from, to] = hoursOf(off);
  const [openedFrom, openedTo] = hoursOf(opened);
  const hours = (start: number, end: number): Off[] =>
    start < end
      ? [{ from: first, to: last, fromTime: timeOfMinutes(start), toTime: end >= 1440 ? endOfDay : timeOfMinutes(end) }]
      : [];
  return [
    ...(off.from < first ? [{ ...off, to: addDays(first, -1) }] : []),
    ...hours(from, Math.min(to, openedFrom)),
    ...hours(Math.max(from, openedTo), to),
    ...(last < off.to ? [{ ...off, from: addDays(last, 1) }] : []),
  ];
};

const hoursOf = ({ fromTime, toTime }: Off): [number, number] => [
  fromTime === null ? 0 : minutesOf(fromTime),
  toTime === null ? 1440 : endMinutesOf(toTime),
];
