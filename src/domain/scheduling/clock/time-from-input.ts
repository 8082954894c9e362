import { endOfDay, timeOfMinutes } from "./clock-time.ts";

/**
 * A time as people type it (`9`, `9:30`, `0930`, `9.30 pm`, `14h`, `9 Uhr`) as `HH:mm`; null when it can't be read.
 * What is stored stays strict; this only spares the typing.
 */
export const timeFromInput = (input: string): string | null => {
  const match = pattern.exec(input.trim());
  return match && timeOfMatch(match);
};

/** `timeFromInput` where something ends: midnight, however it is written, closes the day. */
export const endTimeFromInput = (input: string): string | null => {
  if (/^24(?:[:.h]?00)?\s*(?:h|uhr)?$/i.test(input.trim())) return endOfDay;
  const time = timeFromInput(input);
  return time === "00:00" ? endOfDay : time;
};

const timeOfMatch = (match: RegExpExecArray): string | null => {
  const [, hours = "", minutes = "0", half] = match;
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours);
  const minute = Number(minutes);
  return hour === null || hour > 23 || minute > 59 ? null : timeOfMinutes(hour * 60 + minute);
};

const pattern = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:(?:h|uhr)\s*)?([ap]\.?\s?m\.?)?$/i;

/** Noon is 12 PM and midnight 12 AM; there is no 13 PM. */
const hourOfHalf = (hour: number, half: string): number | null => {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
};
