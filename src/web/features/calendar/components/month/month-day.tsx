import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { useIsFresh } from "../../use-is-fresh.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { type CalendarAppointment, isStanding } from "../entries/calendar-appointment.ts";
import classes from "./month-day.module.css";

type MonthDayProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  isSelected: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
};

/** A day of the month, highlighted with their number when it has appointments that stand. */
export const MonthDay = memo(({ date, appointments, isSelected, isToday, isOutside }: MonthDayProps) => {
  const { t } = useTranslation();
  const { language, show } = useCalendar();
  const count = useMemo(() => appointments.filter(isStanding).length, [appointments]);
  const ids = useMemo(() => appointments.map(({ id }) => id), [appointments]);
  const isFresh = useIsFresh(ids);
  const day = formatDate(date, language, "full") ?? t("calendar.invalidDate");
  return (
    <td className={classes.cell}>
      <button
        type="button"
        className={classes.day}
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        aria-current={isToday ? "date" : undefined}
        aria-label={count > 0 ? `${day}, ${t("calendar.dayCount", { count })}` : day}
        data-selected={isSelected || undefined}
        data-outside={isOutside || undefined}
        data-busy={count > 0 || undefined}
        data-fresh={isFresh || undefined}
        onClick={() => show({ date })}
      >
        <span className={classes.number}>{Number(date.slice(8))}</span>
        <span className={classes.count}>{count > 0 ? count : ""}</span>
      </button>
    </td>
  );
});
