import { IconCalendarOff, IconHourglass } from "@tabler/icons-react";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { type BusyBlock, busyWords } from "../../../../lib/queries/use-busy-blocks.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./break-block.module.css";

/** A time in which an agent is busy elsewhere, or which is held, in the hour it begins in, shaded. */
export const BusyBlockView = ({ block }: { block: BusyBlock }) => {
  const { t, language, directory } = useCalendar();
  const { agentId, heldFor, startTime, endTime } = block;
  const words = busyWords(block, t);
  const agent = directory.agents?.find(({ id }) => id === agentId)?.name;
  return (
    <div className={classes.block} data-busy>
      {heldFor === null ? <IconCalendarOff size={16} aria-hidden /> : <IconHourglass size={16} aria-hidden />}
      <span dir="auto" className={classes.name}>
        {agent ? `${isolateText(agent)}: ${words}` : words}
      </span>
      <span className={classes.times}>
        {formatTime(startTime, language)} – {formatTime(endTime === "24:00" ? "00:00" : endTime, language)}
      </span>
    </div>
  );
};
