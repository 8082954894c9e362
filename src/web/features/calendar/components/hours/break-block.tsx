import { IconCoffee } from "@tabler/icons-react";
import type { Break } from "#contract/scheduling/breaks.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./break-block.module.css";

/** A break in the hour it begins in, shaded. */
export const BreakBlock = ({ pause }: { pause: Break }) => {
  const { t, language } = useCalendar();
  return (
    <div className={classes.block} data-break>
      <IconCoffee size={16} aria-hidden />
      <span dir="auto" className={classes.name}>
        {pause.breakName ?? t("calendar.break")}
      </span>
      <span className={classes.times}>
        {formatTime(pause.startTime, language)} – {formatTime(pause.endTime, language)}
      </span>
    </div>
  );
};
