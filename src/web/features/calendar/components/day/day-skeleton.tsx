import { Skeleton } from "@mantine/core";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { dayRows } from "#domain/scheduling/day/day-rows.ts";
import { useCalendar } from "../board/calendar-context.ts";
import row from "./day-row-view.module.css";
import view from "./day-view.module.css";

/** The day's hours, which are known, with what they hold still to come. */
export const DaySkeleton = () => {
  const { language } = useCalendar();
  return (
    <ul className={view.rows}>
      {dayRows([]).rows.map(({ time }) => (
        <li key={time} className={row.row}>
          <time className={row.hour}>{formatTime(time, language)}</time>
          <Skeleton height={44} radius="md" />
        </li>
      ))}
    </ul>
  );
};
