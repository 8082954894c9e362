import { type Weekday, weekdays } from "../clock/weekday.ts";

/** The opening hours of one weekday. A closed day keeps its times, so that opening it again restores them. */
export type DayHours = { isOpen: boolean; startTime: string; endTime: string };

export type BusinessDay = DayHours & { dayOfWeek: Weekday };

export type BusinessWeek = Readonly<Record<Weekday, DayHours>>;

/** Without a record of its own a weekday has these: open Monday to Friday, closed on weekends, 09:00 to 17:00. */
const defaultDayHours = (weekday: Weekday): DayHours => ({
  isOpen: weekday !== "Saturday" && weekday !== "Sunday",
  startTime: "09:00",
  endTime: "17:00",
});

/** The whole week from whatever days are on record. */
export const resolveBusinessWeek = (records: readonly BusinessDay[]): BusinessWeek => {
  const week = Object.fromEntries(weekdays.map((weekday) => [weekday, defaultDayHours(weekday)]));
  for (const { dayOfWeek, isOpen, startTime, endTime } of records) week[dayOfWeek] = { isOpen, startTime, endTime };
  return week as BusinessWeek;
};
