import { addDays, weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { type CalendarView, firstShownDate, lastShownDate } from "../../../../lib/search/calendar-search.ts";

export type DateRange = { from: string; to: string };

/** What is fetched for a view: whole weeks, so that leafing through the days of one week asks nothing more. */
export const visibleRange = (view: CalendarView, date: string): DateRange => {
  const dates = view === "month" ? monthWeeks(date).flat() : weekOf(date);
  return { from: dates[0] ?? date, to: dates.at(-1) ?? date };
};

/** The weeks, Monday to Sunday, that show the whole month of a date. */
export const monthWeeks = (date: string): string[][] => {
  const month = date.slice(0, 7);
  const weeks: string[][] = [];
  let week = weekOf(`${month}-01`);
  while (week.some((day) => day.startsWith(month))) {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? date, 7));
  }
  return weeks;
};

export type Direction = -1 | 1;

/** The date one day, week or month away. A month further keeps the day, or takes the last there is. */
export const stepPeriod = (view: CalendarView, date: string, direction: Direction): string => {
  if (view !== "month") return shownDate(addDays(date, direction * (isWeek(view) ? 7 : 1)));
  return shownDate(Temporal.PlainDate.from(date).add({ months: direction }).toString());
};

/** The arrows up and down: a week, except in the week itself, where the days are what is left to walk through. */
export const stepInPeriod = (view: CalendarView, date: string, direction: Direction): string =>
  shownDate(addDays(date, direction * (isWeek(view) ? 1 : 7)));

export const isWeek = (view: CalendarView): boolean => view === "week" || view === "week-grid";

/** Where "Today" leads: to today's page of the view, and from there to the day itself. */
export const todayOf = (view: CalendarView, date: string, today: string): { view: CalendarView; date: string } => {
  const { from, to } = view === "month" ? monthOf(date) : visibleRange(view, date);
  const isThere = view !== "team" && view !== "day" && from <= today && today <= to;
  return { view: isThere ? "day" : view, date: today };
};

const monthOf = (date: string): DateRange => ({ from: `${date.slice(0, 7)}-01`, to: `${date.slice(0, 7)}-31` });

/** Leafing past the calendar's end stays on its last page. */
export const shownDate = (date: string): string =>
  date < firstShownDate ? firstShownDate : date > lastShownDate ? lastShownDate : date;
