/** Times of the wall clock as text (`HH:mm`) and as minutes since midnight. */

/** Minutes since midnight of a strictly written time, else null (`24:00`, `9:05`, `09:5`). */
export const parseTime = (text: string): number | null => {
  if (text.length !== 5 || text.charCodeAt(2) !== colon) return null;
  const hours = twoDigits(text, 0);
  const minutes = twoDigits(text, 3);
  return hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 ? hours * 60 + minutes : null;
};

/** The end of a day, which only something that ends can have: an opening, a shift, a break. */
export const endOfDay = "24:00";

/** `parseTime` of an end: `24:00`, the midnight that closes the day, is one too. */
export const parseEndTime = (text: string): number | null => (text === endOfDay ? 1440 : parseTime(text));

/** Minutes since midnight of a time that was checked before; a malformed one is the caller's mistake and throws. */
export const minutesOf = (time: string): number => {
  const minutes = parseTime(time);
  if (minutes === null) throw new RangeError(`not a time of day: ${time}`);
  return minutes;
};

/** `minutesOf` an end. */
export const endMinutesOf = (time: string): number => (time === endOfDay ? 1440 : minutesOf(time));

/** The time at `minutes` since midnight; throws outside one day. */
export const timeOfMinutes = (minutes: number): string => {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1440) {
    throw new RangeError(`minutes outside one day: ${minutes}`);
  }
  return timesOfDay[minutes] as string;
};

/** Written once: lists of slots need the same few times over and over. */
const timesOfDay: readonly string[] = Array.from({ length: 1440 }, (_, minutes) => {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  return `${hour < 10 ? "0" : ""}${hour}:${minute < 10 ? "0" : ""}${minute}`;
});

/** Whether `end` comes after `start`. Unreadable times pass: that they are unreadable is another rule's finding. */
export const endsAfterStart = (start: string, end: string): boolean => {
  const startMinutes = parseTime(start);
  const endMinutes = parseEndTime(end);
  return startMinutes === null || endMinutes === null || endMinutes > startMinutes;
};

const colon = 58;
const zero = 48;

/** The number that two digits write, -1 when they aren't two digits. */
export const twoDigits = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - zero;
  const ones = text.charCodeAt(at + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
};
