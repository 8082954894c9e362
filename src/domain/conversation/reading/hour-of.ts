import type { TimeReading } from "../dates/when-reading.ts";

/** A bare number as an hour: of a twelve-hour clock either half. */
export const hourOf = (hour: number): TimeReading | null => {
  const time = (value: number): string => `${String(value).padStart(2, "0")}:00`;
  if (hour === 12 || (hour > 12 && hour < 24)) return { kind: "exact", time: time(hour) };
  return hour > 0 && hour < 12 ? { kind: "halfDay", times: [time(hour), time(hour + 12)] } : null;
};
