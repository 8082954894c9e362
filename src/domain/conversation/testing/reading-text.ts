import type { DateReading, TimeReading, WhenReading } from "../dates/when-reading.ts";

/** A reading in one line, so that a table of cases can be read by people: `2026-11-20 15:00`. */
export const readingText = ({ date, time, isAsap, isFarewell }: Readable): string =>
  // A day in a goodbye, on its own, asks for nothing.
  [date && !isFarewell && dateText(date), time && timeText(time), isAsap && "asap"].filter(Boolean).join(" ") || "-";

type Readable = Pick<WhenReading, "date" | "time" | "isAsap" | "isFarewell">;

const dateText = (date: DateReading): string => {
  if (date.kind === "day") return date.date;
  if (date.kind === "ambiguous") return date.dates.join("|");
  if (date.kind === "days") return date.dates.join("|");
  if (date.kind === "range") return `${date.from}..${date.to}`;
  if (date.kind === "relative") return relativeText(date);
  return date.kind === "past" ? `past:${date.date}` : "impossible";
};

/** `/` between the halves of the day, `|` between two times, `~` before a window. */
const timeText = (time: TimeReading): string => {
  if (time.kind === "exact") return time.time;
  if (time.kind === "halfDay") return time.times.join("/");
  if (time.kind === "choice") return time.times.join("|");
  if (time.kind === "impossible") return "impossibleTime";
  if (time.kind === "relative") return signed(time.minutes, "min");
  return time.part ? `~${time.part}` : `~${clock(time.fromMinute)}-${clock(time.toMinute)}`;
};

/** `+1w` for "a week later", `+0d` for the same day. */
const relativeText = ({ days, weeks, months }: Extract<DateReading, { kind: "relative" }>): string =>
  [
    months !== undefined && signed(months, "m"),
    weeks !== undefined && signed(weeks, "w"),
    days !== undefined && signed(days, "d"),
  ]
    .filter(Boolean)
    .join("");

const signed = (count: number, unit: string): string => `${count < 0 ? "" : "+"}${count}${unit}`;

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
