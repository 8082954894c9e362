import { useQuery } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import { endMinutesOf, minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { dayHoursOn } from "#domain/scheduling/closures/special-day.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { useBlockText } from "../../../../components/closures/use-block-text.ts";
import { businessHoursQuery } from "../../../../lib/queries/business-hours-query.ts";
import { busyWords } from "../../../../lib/queries/use-busy-blocks.ts";
import { toSpecialDays } from "../../../../lib/queries/use-closures.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { useWeekShades, type WeekShade } from "./use-week-shades.ts";
import classes from "./week-closures.module.css";
import { closedSpans, gridSpan, type ShownHours } from "./week-hours.ts";

/**
 * What is special about a day of the week by the hour, behind the appointments: closings and special hours as wide as the
 * day, and so are one agent's own when only they are on show; among others' a slim bar in the agent's color. The words
 * are under the date, where no card covers them.
 */
export const WeekClosures = ({ date, hours }: { date: string; hours: ShownHours }) => {
  const { directory } = useCalendar();
  return useWeekShades(date).map(({ key, kind, agentId, startTime, endTime, isSlim }) => {
    const from = Math.max(minutesOf(startTime), hours.from * 60);
    const to = Math.min(endMinutesOf(endTime), hours.to * 60);
    if (to <= from) return null;
    const { top, height } = gridSpan(from, to - from, hours);
    const place = { top: `${top * 100}%`, height: `${height * 100}%`, "--agent": directory.colorOf(agentId ?? "") };
    const className = isSlim ? classes.bar : classes.area;
    return <li key={key} aria-hidden className={className} data-kind={kind} style={place as CSSProperties} />;
  });
};

/** Hours outside the opening hours, behind everything else. A day without any says so, unless what it is called is above. */
export const WeekClosedHours = ({ date, hours }: { date: string; hours: ShownHours }) => {
  const { t, closures } = useCalendar();
  const isNamed = useWeekShades(date).some(({ kind }) => kind === "closed" || kind === "holiday");
  const week = useQuery(businessHoursQuery).data;
  if (!week) return null;
  const day = dayHoursOn({ hours: resolveBusinessWeek(week.days), ...toSpecialDays(closures) }, date);
  return closedSpans(day, hours).map(([from, to]) => {
    const { top, height } = gridSpan(from, to - from, hours);
    const place = { top: `${top * 100}%`, height: `${height * 100}%` };
    if (day.isOpen || isNamed) return <li key={from} aria-hidden className={classes.closed} style={place} />;
    return (
      <li key={from} className={classes.closed} style={place}>
        <span className={classes.closedWord}>{t("calendar.emptyDays.closed")}</span>
      </li>
    );
  });
};

/** Under the date: what differs from the week, in words. */
export const WeekNotes = ({ date }: { date: string }) => {
  const { directory } = useCalendar();
  return (
    <ul className={classes.notes}>
      {useWeekShades(date).map((shade) => (
        <li key={shade.key} style={{ "--agent": noteColor(shade, directory.colorOf) } as CSSProperties}>
          <ShadeWords shade={shade} className={classes.note} />
        </li>
      ))}
    </ul>
  );
};

const noteColor = ({ agentId }: WeekShade, colorOf: (agentId: string) => string): string =>
  agentId === null ? "var(--daybook-edge)" : colorOf(agentId);

type ShadeWordsProps = { shade: WeekShade; className: string | undefined };

const ShadeWords = ({ shade, className }: ShadeWordsProps): ReactNode => {
  const { t, language, directory, editClosure } = useCalendar();
  const blockText = useBlockText();
  const { block } = shade;
  if (block === null) {
    const times = `${formatTime(shade.startTime, language)} – ${formatTime(shade.endTime === "24:00" ? "00:00" : shade.endTime, language)}`;
    const busy = shade.busy && busyWords(shade.busy, t);
    const words = [isolateText(directory.nameOf(shade.agentId ?? "")), busy, times].join("\u00a0· ");
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
