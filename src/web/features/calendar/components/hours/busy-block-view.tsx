import { IconCalendarOff } from "@tabler/icons-react";
import type { BusyBlock } from "#domain/calendars/busy-on-date.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./break-block.module.css";

/** A time in which an agent is busy elsewhere, in the hour it begins in, shaded. */
export const BusyBlockView = ({ block: { agentId, calendar, startTime, endTime } }: { block: BusyBlock }) => {
  const { t, language, directory } = useCalendar();
  const agent = directory.agents?.find(({ id }) => id === agentId)?.name;
  return (
    <div className={classes.block} data-busy>
      <IconCalendarOff size={16} aria-hidden />
      <span dir="auto" className={classes.name}>
        {agent
          ? `${isolateText(agent)}: ${t("calendar.busyElsewhere", { calendar })}`
          : t("calendar.busyElsewhere", { calendar })}
      </span>
      <span className={classes.times}>
        {formatTime(startTime, language)} – {formatTime(endTime === "24:00" ? "00:00" : endTime, language)}
      </span>
    </div>
  );
};
