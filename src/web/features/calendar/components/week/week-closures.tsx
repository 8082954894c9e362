import { endMinutesOf, minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { blocksOn } from "#domain/scheduling/closures/closure-blocks.ts";
import { useBlockText } from "../../../../components/closures/use-block-text.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./week-closures.module.css";
import { gridSpan, type ShownHours } from "./week-hours.ts";

/** What is special about a day of the week by the hour: shaded areas behind the appointments. */
export const WeekClosures = ({ date, hours }: { date: string; hours: ShownHours }) => {
  const { t, closures, language, shownAgentId, editClosure } = useCalendar();
  const blockText = useBlockText();
  return blocksOn(closures, date, language, shownAgentId).map((block) => {
    const from = Math.max(minutesOf(block.startTime), hours.from * 60);
    const to = Math.min(endMinutesOf(block.endTime), hours.to * 60);
    if (to <= from) return null;
    const { top, height } = gridSpan(from, to - from, hours);
    const place = { top: `${top * 100}%`, height: `${height * 100}%` };
    const words = blockText(block);
    return (
      <li key={block.key} className={classes.area} data-kind={block.kind} style={place}>
        {block.entryId === null ? (
          <span dir="auto" className={classes.words}>
            {words}
          </span>
        ) : (
          <button
            type="button"
            dir="auto"
            className={classes.words}
            aria-label={t("calendar.blocks.edit", { block: words })}
            title={words}
            onClick={() => editClosure(block)}
          >
            {words}
          </button>
        )}
      </li>
    );
  });
};
