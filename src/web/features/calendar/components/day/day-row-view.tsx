import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Break } from "#contract/scheduling/breaks.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import type { DayRow } from "#domain/scheduling/day/day-rows.ts";
import type { HourState } from "#domain/scheduling/day/hour-state.ts";
import type { BusyBlock } from "../../../../lib/queries/use-busy-blocks.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { ClosureChips } from "../closures/closure-chips.tsx";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { CappedList } from "../entries/capped-list.tsx";
import { BreakBlock } from "../hours/break-block.tsx";
import { BusyBlockView } from "../hours/busy-block-view.tsx";
import { EmptyHour } from "../hours/empty-hour.tsx";
import classes from "./day-row-view.module.css";
import { NowLine } from "./now-line.tsx";

export type DayRowViewProps = {
  date: string;
  row: DayRow<CalendarAppointment>;
  /** What the hour is while nobody comes; null until it is known. */
  state: HourState | null;
  /** Those that begin in this hour, or are under way as the day's rows begin. */
  breaks: readonly Break[];
  /** When agents are busy elsewhere, or held for somebody, by the same rule. */
  busy: readonly BusyBlock[];
  /** Time off and closings that begin in this hour. */
  blocks: readonly ClosureBlock[];
  /** The pointer is drawing over it. */
  isDrawn: boolean;
  /** How many are shown at first. */
  cap: number;
};

/** One hour. What was cancelled stays to be seen, but its hour is free again. */
export const DayRowView = memo(({ date, row, state, breaks, busy, blocks, isDrawn, cap }: DayRowViewProps) => {
  const { t } = useTranslation();
  const { language, today } = useCalendar();
  const hour = formatTime(row.time, language) ?? t("calendar.invalidTime");
  return (
    <li className={classes.row} data-hour={row.time} data-drawn={isDrawn || undefined}>
      <time className={classes.hour}>{hour}</time>
      <div className={classes.slot}>
        {breaks.map((pause) => (
          <BreakBlock key={pause.id} pause={pause} />
        ))}
        {busy.map((block) => (
          <BusyBlockView key={`${block.agentId} ${block.calendar ?? block.heldFor} ${block.startTime}`} block={block} />
        ))}
        <ClosureChips blocks={blocks} />
        {row.appointments.length > 0 && <CappedList appointments={row.appointments} size="full" cap={cap} />}
        {!row.appointments.some(isNotCancelled) && <EmptyHour date={date} time={row.time} hour={hour} state={state} />}
      </div>
      {date === today && <NowLine place={row.time} />}
    </li>
  );
});
