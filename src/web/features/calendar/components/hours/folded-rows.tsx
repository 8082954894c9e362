import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foldQuietHours } from "#domain/scheduling/calendar/quiet-hours.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useCalendar } from "../board/calendar-context.ts";
import row from "../day/day-row-view.module.css";
import { DayRowView, type DayRowViewProps } from "../day/day-row-view.tsx";
import { NowLine } from "../day/now-line.tsx";
import classes from "./folded-rows.module.css";

/** The day on a phone: hours in which nothing is booked are one line, and open at a touch. */
export const FoldedRows = ({ rows }: { rows: readonly DayRowViewProps[] }) =>
  foldQuietHours(rows, isQuiet).map(({ hours }) => {
    const [first] = hours;
    if (!first) return null;
    return hours.length > 1 ? (
      <FoldedRun key={first.row.time} rows={hours} />
    ) : (
      <DayRowView key={first.row.time} {...first} />
    );
  });

const isQuiet = ({ row: { appointments }, breaks, blocks }: DayRowViewProps): boolean =>
  appointments.length === 0 && breaks.length === 0 && blocks.length === 0;

const FoldedRun = ({ rows }: { rows: readonly DayRowViewProps[] }) => {
  const { t } = useTranslation();
  const { language, today } = useCalendar();
  const [isOpen, setOpen] = useState(false);
  const [first] = rows;
  const last = rows.at(-1);
  if (isOpen || !first || !last) return rows.map((each) => <DayRowView key={each.row.time} {...each} />);
  const written = (time: string) => formatTime(time, language) ?? t("calendar.invalidTime");
  const time = written(timeOfMinutes(minutesOf(last.row.time) + 60));
  const kinds = new Set(rows.map(({ state }) => state?.kind));
  const [kind] = kinds.size === 1 ? kinds : [];
  return (
    <li className={row.row}>
      <time className={row.hour}>{written(first.row.time)}</time>
      <button type="button" className={classes.run} aria-expanded={false} onClick={() => setOpen(true)}>
        <span className={row.word}>
          {t(`calendar.until.${kind === "free" || kind === "closed" ? kind : "quiet"}`, { time })}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {first.date === today && rows.map((each) => <NowLine key={each.row.time} place={each.row.time} />)}
    </li>
  );
};
