import { IconPlus } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { DayRow as Row } from "#domain/scheduling/day-rows.ts";
import { formatTime } from "#domain/scheduling/format-date-time.ts";
import { type CalendarAppointment, isStanding } from "./calendar-appointment.ts";
import { useCalendar } from "./calendar-context.ts";
import { CappedList } from "./capped-list.tsx";
import classes from "./day-row.module.css";
import { NowLine } from "./now-line.tsx";

type DayRowProps = { date: string; row: Row<CalendarAppointment> };

/** There are eleven hours, so that a hundred cards are still drawn at once. */
const cap = 8;

/** One hour. What was cancelled stays to be seen, but its hour is free again. */
export const DayRow = memo(({ date, row }: DayRowProps) => {
  const { t } = useTranslation();
  const { language, today } = useCalendar();
  const hour = formatTime(row.time, language) ?? t("calendar.invalidTime");
  return (
    <li className={classes.row}>
      <time className={classes.hour}>{hour}</time>
      <div className={classes.slot}>
        {row.appointments.length > 0 && <CappedList appointments={row.appointments} size="full" cap={cap} />}
        {!row.appointments.some(isStanding) && <FreeHour date={date} time={row.time} hour={hour} />}
      </div>
      {date === today && <NowLine place={row.time} />}
    </li>
  );
});

const FreeHour = ({ date, time, hour }: { date: string; time: string; hour: string }) => {
  const { t } = useTranslation();
  const { today, create } = useCalendar();
  const word = t("calendar.available");
  if (date < today) return <span className={classes.past}>{word}</span>;
  return (
    <button
      type="button"
      className={classes.free}
      aria-label={`${hour} ${word}`}
      onClick={() => create({ date, time })}
    >
      {word}
      <IconPlus size={16} aria-hidden className={classes.plus} />
    </button>
  );
};
