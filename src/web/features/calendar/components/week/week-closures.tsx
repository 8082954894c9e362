import type { CSSProperties, ReactNode } from "react";
import { endMinutesOf, minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useBlockText } from "../../../../components/closures/use-block-text.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { useWeekShades, type WeekShade } from "./use-week-shades.ts";
import classes from "./week-closures.module.css";
import { gridSpan, type ShownHours } from "./week-hours.ts";

/**
 * What is special about a day of the week by the hour, behind the appointments: closings and special hours as wide as the
 * day, and so are one agent's own when only they are on show; among others' a slim bar in the agent's colour.
 */
export const WeekClosures = ({ date, hours }: { date: string; hours: ShownHours }) => {
  const { directory } = useCalendar();
  const shades = useWeekShades(date);
  return shades.map((shade) => {
    const from = Math.max(minutesOf(shade.startTime), hours.from * 60);
    const to = Math.min(endMinutesOf(shade.endTime), hours.to * 60);
    if (to <= from) return null;
    const { top, height } = gridSpan(from, to - from, hours);
    const place = { top: `${top * 100}%`, height: `${height * 100}%` };
    if (shade.isSlim) {
      const color = { ...place, "--agent": directory.colorOf(shade.agentId ?? "") } as CSSProperties;
      return <li key={shade.key} aria-hidden className={classes.bar} data-kind={shade.kind} style={color} />;
    }
    return (
      <li key={shade.key} className={classes.area} data-kind={shade.kind} style={place}>
        <ShadeWords shade={shade} className={classes.words} />
      </li>
    );
  });
};

/** Under the date: whose day differs from the week, in words, as a slim bar says nothing. */
export const WeekNotes = ({ date }: { date: string }) => {
  const { directory } = useCalendar();
  const slim = useWeekShades(date).filter(({ isSlim }) => isSlim);
  return (
    <ul className={classes.notes}>
      {slim.map((shade) => (
        <li key={shade.key} style={{ "--agent": directory.colorOf(shade.agentId ?? "") } as CSSProperties}>
          <ShadeWords shade={shade} className={classes.note} />
        </li>
      ))}
    </ul>
  );
};

type ShadeWordsProps = { shade: WeekShade; className: string | undefined };

const ShadeWords = ({ shade, className }: ShadeWordsProps): ReactNode => {
  const { t, language, directory, editClosure } = useCalendar();
  const blockText = useBlockText();
  const { block } = shade;
  if (block === null) {
    const times = `${formatTime(shade.startTime, language)} – ${formatTime(shade.endTime === "24:00" ? "00:00" : shade.endTime, language)}`;
    const busy = t("calendar.busyElsewhere", { calendar: shade.calendar ?? "" });
    const words = [directory.nameOf(shade.agentId ?? ""), busy, times].join(" · ");
    return (
      <span dir="auto" className={className} title={words}>
        {words}
      </span>
    );
  }
  const words = blockText(block);
  if (block.entryId === null) {
    return (
      <span dir="auto" className={className} title={words}>
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      dir="auto"
      className={className}
      aria-label={t("calendar.blocks.edit", { block: words })}
      title={words}
      onClick={() => editClosure(block)}
    >
      {words}
    </button>
  );
};
