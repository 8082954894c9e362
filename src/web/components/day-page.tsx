import { formatMonth, formatWeekday } from "../lib/date-format.ts";
import { useLanguage } from "../lib/language-context.tsx";
import classes from "./day-page.module.css";

/** A page of the day-book, as torn from a calendar: weekday, day, month. */
export const DayPage = ({ date }: { date: Temporal.PlainDate }) => {
  const { language } = useLanguage();
  return (
    <time dateTime={date.toString()} className={classes.page}>
      <span className={classes.weekday}>{formatWeekday(date, language)}</span>
      <span className={classes.day}>{date.day}</span>
      <span className={classes.month}>{formatMonth(date, language)}</span>
    </time>
  );
};
