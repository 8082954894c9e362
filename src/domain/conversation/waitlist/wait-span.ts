import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { chooseHalfDay } from "../availability/choose-half-day.ts";
import type { Turn } from "../conversation-turn.ts";
import type { DateReading, TimeReading, TimeWindow } from "../dates/when-reading.ts";
import type { Draft, WaitSpan } from "../state.ts";

/** As many stretches of days, each with hours of its own, can be waited for at once. */
export const mostSpans = 5;

type Hours = Pick<WaitSpan, "time" | "window">;

/** The days that are said, each with the hours said of them. */
export const spansSaid = (turn: Turn, date: DateReading | undefined, time: TimeReading | undefined): WaitSpan[] => {
  const hours = (day: string): Hours => hoursSaid(turn, time, day);
  if (date?.kind === "range") return [{ from: date.from, to: date.to, ...hours(date.from) }];
  const days =
    date?.kind === "day" ? [date.date] : date?.kind === "days" || date?.kind === "ambiguous" ? date.dates : [];
  return days.map((day) => ({ from: day, to: day, ...hours(day) }));
};

/** The hours that are said of a day; of "at 3", the half of the day in which the business is open. */
export const hoursSaid = (turn: Turn, time: TimeReading | undefined, day: string): Hours => {
  if (time?.kind === "window") return { window: draftWindow(time) };
  const at =
    time?.kind === "exact" ? time.time : time?.kind === "halfDay" ? chooseHalfDay(turn, time.times, day) : null;
  return at === null ? {} : { time: at };
};

/** The hours of somebody who is on the list. */
export const hoursStored = (fromTime: string | null, toTime: string | null): Hours => {
  if (fromTime === null || toTime === null) return {};
  if (fromTime === toTime) return { time: fromTime };
  return { window: { part: null, fromMinute: minutesOf(fromTime), toMinute: minutesOf(toTime) + 1 } };
};

export const draftWindow = ({ part, fromMinute, toMinute, edge }: TimeWindow): NonNullable<Draft["window"]> => ({
  ...{ part, fromMinute, toMinute },
  ...(edge && { edge }),
});
