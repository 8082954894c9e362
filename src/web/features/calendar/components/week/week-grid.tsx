import { Skeleton } from "@mantine/core";
import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { layInLanes } from "#domain/scheduling/calendar/lanes.ts";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { firstRowHour, lastRowHour } from "#domain/scheduling/day/day-rows.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { weekdayName } from "../period/calendar-names.ts";
import { WeekBlock } from "./week-block.tsx";
import { WeekClosedHours, WeekClosures, WeekNotes } from "./week-closures.tsx";
import classes from "./week-grid.module.css";
import { gridSpan, hourTimes, type ShownHours, shownHours } from "./week-hours.ts";

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
  const notCancelled = useMemo(
    () => new Map(dates.map((day) => [day, (days.get(day) ?? []).filter(isNotCancelled)])),
    [dates, days],
  );
  const hours = useMemo(
    () => shownHours([...notCancelled.values()].flat(), firstRowHour, lastRowHour + 1),
    [notCancelled],
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
        // Another one than was waited for, as the notes above it are known only now.
        <ol
          key={isLoading ? `${day} to come` : day}
          className={classes.column}
          aria-label={formatDate(day, language, "full") ?? day}
        >
          <WeekClosedHours date={day} hours={hours} />
          <WeekClosures date={day} hours={hours} />
          {/* Behind the appointments: it mustn't strike through a name. */}
          {day === today && <NowMark hours={hours} />}
          {isLoading && <Skeleton height="4rem" radius="md" m="0.25rem" />}
          {layInLanes(notCancelled.get(day) ?? []).map(({ item, lane, laneCount }) => (
            <WeekBlock key={item.id} appointment={item} hours={hours} lane={lane} laneCount={laneCount} />
          ))}
        </ol>
      ))}
    </div>
  );
};

const NowMark = ({ hours }: { hours: ShownHours }) => {
  const now = useBusinessNow();
  const { top } = gridSpan(now.hour * 60 + now.minute, 0, hours);
  return top < 0 || top > 1 ? null : <li aria-hidden className={classes.now} style={{ top: `${top * 100}%` }} />;
};
