import { epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import type { DateReading, TimeReading } from "../dates/when-reading.ts";
import type { Meaning } from "../reading/meaning.ts";

type CurrentChoice = {
  date?: string | undefined;
  time?: string | undefined;
  agentId?: string | undefined;
  isMoving?: boolean;
};

/**
 * A message that names the current choice beside what is wanted instead ("not Friday, Monday", "2 rather than 4"): of two
 * days, two times or two people the current one is left out.
 */
export const withoutCurrentChoice = (meaning: Meaning, current: CurrentChoice): Meaning => {
  const { when, agentIds } = meaning;
  const date = shiftedDay(meaning, current.date) ?? withoutDay(when.date, current.date, current.isMoving === true);
  const time = shiftedTime(meaning, current.time) ?? withoutTime(when.time, current.time);
  const others = agentIds.length > 1 ? agentIds.filter((id) => id !== current.agentId) : agentIds;
  if (date === when.date && time === when.time && others.length === agentIds.length) return meaning;
  const isSettled = date !== when.date || time !== when.time;
  const { alternatives, ...plain } = when;
  // What is settled needn't be asked.
  const kept = isSettled || !alternatives ? plain : when;
  return { ...meaning, agentIds: others, when: { ...kept, ...(date && { date }), ...(time && { time }) } };
};

/** "At 11, an hour later": the current time is only where it is counted from. */
const shiftedTime = ({ shift, when }: Meaning, at: string | undefined): TimeReading | null => {
  const { time } = when;
  const isThere =
    time?.kind === "exact"
      ? time.time === at
      : time?.kind === "halfDay"
        ? time.times.some((one) => one === at)
        : time?.kind === "choice";
  return isThere && shift?.minutes !== undefined ? { kind: "relative", minutes: shift.minutes } : null;
};

const shiftedDay = ({ shift, when }: Meaning, day: string | undefined): DateReading | null => {
  const isThere = when.date?.kind === "day" && when.date.date === day;
  return isThere && shift?.days !== undefined ? { kind: "relative", days: shift.days } : null;
};

const withoutDay = (
  read: DateReading | undefined,
  day: string | undefined,
  isMoving: boolean,
): DateReading | undefined => {
  // "Move it from Friday to Monday".
  if (isMoving && read?.kind === "range" && read.from === day && !read.isOpen) return { kind: "day", date: read.to };
  if (read?.kind !== "ambiguous" || day === undefined) return read;
  const [other, ...more] = read.dates.filter((date) => date !== day);
  if (other !== undefined && more.length === 0) return { kind: "day", date: other };
  const [one, two] = read.dates;
  if (weekdayOf(one) !== weekdayOf(two)) return read;
  const distance = (date: string) => Math.abs(epochDayOf(date) - epochDayOf(day));
  // If a weekday fits in two weeks, the one nearest to what is booked or chosen; it is read back.
  return { kind: "day", date: distance(one) < distance(two) ? one : two };
};

const withoutTime = (read: TimeReading | undefined, at: string | undefined): TimeReading | undefined => {
  if (read?.kind !== "choice" || at === undefined) return read;
  const [other, ...more] = read.times.filter((time) => time !== at);
  return other !== undefined && more.length === 0 ? { kind: "exact", time: other } : read;
};
