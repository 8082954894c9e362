import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";

/** `week-grid`: the week by the hour; `team`: a day with a column for each agent. */
export const calendarViews = ["day", "week", "week-grid", "month", "team"] as const;

export type CalendarView = (typeof calendarViews)[number];

/** What the address says about the calendar, so that reload, the back button and a bookmark show the same. */
export type CalendarSearch = { view: CalendarView; date: string; agent?: string | undefined };

/** A year of margin on both sides, so that the weeks and months around a shown date stay in the calendar's range. */
export const firstShownDate = "1971-01-01";
export const lastShownDate = "2098-12-31";

/** Whatever an address holds becomes something to show: today's day, unless it says otherwise in words we know. */
export const parseCalendarSearch = (raw: Readonly<Record<string, unknown>>, todayDate: string): CalendarSearch => {
  const { view, date, agent } = raw;
  return {
    view: calendarViews.find((known) => known === view) ?? "day",
    date: typeof date === "string" && isShown(date) ? date : todayDate,
    ...(typeof agent === "string" && idPattern.test(agent) ? { agent } : {}),
  };
};

const isShown = (date: string): boolean => parseDate(date) !== null && date >= firstShownDate && date <= lastShownDate;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
