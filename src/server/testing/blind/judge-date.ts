import { readWhen } from "#domain/conversation/dates/read-when.ts";
import type { DateReading, TimeReading } from "#domain/conversation/dates/when-reading.ts";
import type { Language } from "#domain/languages.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";

type Span = { from: string; to: string };
type Said = { date: string | Span | null; time: string | Span | null };

/** A phrase as a stranger wrote it, with what they meant. `either`: two meanings are right. */
export type BlindPhrase = Said & { language: Language; text: string; either?: readonly Said[] };

/** `asked`: not read as meant, but known to be uncertain. */
export type DateVerdict = "right" | "asked" | "wrong";

/** The salon's Wednesday, and its hours: what is outside of them makes no difference. */
const today = { today: "2026-11-18", nowTime: "10:00" };
const [opens, closes] = [9 * 60, 18 * 60];
/** A stranger's afternoon may begin after lunch. */
const spareMinutes = 150;

export const judgePhrase = ({ text, language, either, ...said }: BlindPhrase): DateVerdict => {
  const { date, time, except = [], isCertain } = readWhen(text, language, today);
  const isRight = (either ?? [said]).some((one) => isDate(one.date, date, except) && isTime(one.time, time));
  if (isRight) return "right";
  return isCertain ? "wrong" : "asked";
};

const isDate = (said: Said["date"], read: DateReading | undefined, except: readonly string[]): boolean => {
  if (said === null || !read) return said === null && !read;
  const dates = datesOf(read).filter((date) => !except.includes(date) && !except.includes(weekdayOf(date)));
  if (typeof said === "string") return read.kind !== "range" && dates.includes(said);
  return dates[0] === said.from && dates.at(-1) === said.to;
};

const datesOf = (read: DateReading): readonly string[] => {
  if (read.kind === "day") return [read.date];
  if (read.kind === "ambiguous" || read.kind === "days") return read.dates;
  if (read.kind !== "range") return [];
  const dates: string[] = [];
  for (let date = read.from; date <= read.to && dates.length < 60; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const isTime = (said: Said["time"], read: TimeReading | undefined): boolean => {
  if (said === null || !read) return said === null && !read;
  if (typeof said === "string") {
    if (read.kind === "exact") return read.time === said;
    return (read.kind === "halfDay" || read.kind === "choice") && read.times.includes(said);
  }
  if (read.kind !== "window") return false;
  const [from, to] = [Math.max(read.fromMinute, opens), Math.min(read.toMinute, closes)];
  const [wantedFrom, wantedTo] = [minutesOf(said.from), minutesOf(said.to)];
  return from <= wantedFrom && wantedFrom - from <= spareMinutes && to >= wantedTo - 60 && to - wantedTo <= 4 * 60;
};
