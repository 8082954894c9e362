import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { firstRowHour, lastRowHour } from "#domain/scheduling/day/day-rows.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { useDrawnCount } from "../entries/use-drawn-count.ts";
import { weekdayName } from "../period/calendar-names.ts";
import { WeekNotes } from "./week-closures.tsx";
import { WeekColumn } from "./week-column.tsx";
import classes from "./week-grid.module.css";
import { hourTimes, type ShownHours, shownHours } from "./week-hours.ts";

type WeekGridProps = {
  date: string;
  days: ReadonlyMap<string, readonly CalendarAppointment[]>;
  isLoading: boolean;
};

/** The whole week by the hour: every appointment that isn't cancelled, side by side where they meet. */
export const WeekGrid = ({ date, days, isLoading }: WeekGridProps) => {
  const { t } = useTranslation();
  const { language, today, show } = useCalendar();
  const dates = useMemo(() => weekOf(date), [date]);
  const { from, to } = useMemo(() => {
    const shown = dates.flatMap((day) => days.get(day) ?? []).filter(isNotCancelled);
    return shownHours(shown, firstRowHour, lastRowHour + 1);
  }, [dates, days]);
  const hours = useMemo((): ShownHours => ({ from, to }), [from, to]);
  const drawnCount = useDrawnCount(
    `${dates[0]} ${isLoading}`,
    Math.max(...dates.map((day) => days.get(day)?.length ?? 0)),
  );
  return (
    <div className={classes.grid} style={{ "--hours": hours.to - hours.from } as CSSProperties}>
      <div className={classes.head}>
        {dates.map((day) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-current={day === today ? "date" : undefined}
            aria-pressed={day === date}
            aria-label={formatDate(day, language, "full") ?? t("calendar.invalidDate")}
            onClick={() => show({ date: day })}
          >
            <span className={classes.weekday}>{weekdayName(day, language, "short")}</span>
            <span className={classes.number}>{Number(day.slice(8))}</span>
          </button>
        ))}
        {!isLoading && dates.map((day) => <WeekNotes key={day} date={day} />)}
      </div>
      <div key={isLoading ? "hours to come" : "hours"} className={classes.hours} aria-hidden>
        {hourTimes(hours).map((time) => (
          <span key={time}>{formatTime(time, language)}</span>
        ))}
      </div>
      {dates.map((day) => (
        <WeekColumn
          // Another one than was waited for, as the notes above it are known only now.
          key={isLoading ? `${day} to come` : day}
          date={day}
          appointments={days.get(day) ?? none}
          hours={hours}
          isLoading={isLoading}
          drawnCount={drawnCount}
        />
      ))}
    </div>
  );
};

const none: readonly CalendarAppointment[] = [];
