import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { overlapPairs } from "#domain/scheduling/appointments/overlap.ts";
import { timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { blocksOn } from "#domain/scheduling/closures/closure-blocks.ts";
import { dayRows, firstRowHour, lastRowHour } from "#domain/scheduling/day/day-rows.ts";
import { hourCap } from "#domain/scheduling/day/hour-cap.ts";
import { LazySlotMenu } from "../../../../components/closures/lazy-slot-menu.tsx";
import { useBusyBlocks } from "../../../../lib/queries/use-busy-blocks.ts";
import { useIsInUse } from "../../../../lib/session/use-is-in-use.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { ClosureChips } from "../closures/closure-chips.tsx";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import { CappedList } from "../entries/capped-list.tsx";
import { FoldedRows } from "../hours/folded-rows.tsx";
import { useDayHours } from "../hours/use-day-hours.ts";
import { useScrollToNow } from "../hours/use-scroll-to-now.ts";
import { DayRowView, type DayRowViewProps } from "./day-row-view.tsx";
import classes from "./day-view.module.css";
import { NowLine } from "./now-line.tsx";
import { OverlapBanner } from "./overlap-banner.tsx";
import { useDrawnHours } from "./use-drawn-hours.ts";

type DayViewProps = { date: string; appointments: readonly CalendarAppointment[]; agentId: string | undefined };

/** Eleven hours and whatever is before and after them. The page scrolls, the day has no window of its own. */
export const DayView = ({ date, appointments, agentId }: DayViewProps) => {
  const { t } = useTranslation();
  const { today, isMobile, language, closures } = useCalendar();
  const { before, rows, after } = useMemo(() => dayRows(appointments), [appointments]);
  const cap = useMemo(
    () => hourCap([before, after, ...rows.map((row) => row.appointments)].map(countOf)),
    [before, rows, after],
  );
  const pairs = useMemo(() => overlapPairs(appointments), [appointments]);
  const hours = useDayHours(date, agentId);
  const pauses = useMemo(() => byRow(hours.breaks), [hours.breaks]);
  const busyBlocks = useBusyBlocks(date, agentId);
  const busy = useMemo(() => byRow(busyBlocks), [busyBlocks]);
  const blocks = useMemo(() => blocksOn(closures, date, language, agentId), [closures, date, language, agentId]);
  const parts = useMemo(() => byRow(blocks.filter(({ isAllDay }) => !isAllDay)), [blocks]);
  const drawing = useDrawnHours();
  const isToday = date === today;
  const isInUse = useIsInUse();
  // A newcomer's first steps are above the day: they stay in sight.
  const place = useScrollToNow(isToday && isInUse);
  const shown = rows.map(
    (row): DayRowViewProps => ({
      date,
      row,
      state: hours.stateOf(Number(row.time.slice(0, 2))),
      breaks: pauses.get(row.time) ?? none,
      busy: busy.get(row.time) ?? none,
      blocks: parts.get(row.time) ?? none,
      isDrawn: drawing.isDrawn(row.time),
      cap,
    }),
  );
  return (
    <>
      <OverlapBanner key={`overlaps ${date}`} pairs={pairs} />
      <div key={date} ref={place}>
        <div className={classes.special}>
          <ClosureChips blocks={blocks.filter(({ isAllDay }) => isAllDay)} />
        </div>
        {before.length > 0 && <ExtraBlock title={t("calendar.earlier")} appointments={before} cap={cap} />}
        {isToday && <NowLine place="before" />}
        <ul className={classes.rows} {...drawing.handlers}>
          {isMobile ? (
            <FoldedRows rows={shown} />
          ) : (
            shown.map((props) => <DayRowView key={`${date} ${props.row.time}`} {...props} />)
          )}
        </ul>
        {isToday && <NowLine place="after" />}
        {after.length > 0 && <ExtraBlock title={t("calendar.later")} appointments={after} cap={cap} />}
      </div>
      <DrawnMenu date={date} drawing={drawing} />
    </>
  );
};

/** What to do with the hours that were drawn over. */
const DrawnMenu = ({
  date,
  drawing: { drawn, forget },
}: {
  date: string;
  drawing: ReturnType<typeof useDrawnHours>;
}) => {
  const { create, block } = useCalendar();
  if (!drawn) return null;
  const { fromTime, toTime } = drawn;
  return (
    <LazySlotMenu
      drawn={drawn}
      onBook={() => create({ date, time: fromTime })}
      onBlock={() => block({ date, fromTime, toTime })}
      onClose={forget}
    />
  );
};

const none: readonly never[] = [];

/** A break is in the hour it begins in; one that begins before or after the rows, in the nearest. */
const byRow = <Block extends { startTime: string }>(blocks: readonly Block[]): ReadonlyMap<string, readonly Block[]> =>
  Map.groupBy(blocks, ({ startTime }) => {
    const hour = Math.min(Math.max(Number(startTime.slice(0, 2)), firstRowHour), lastRowHour);
    return timeOfMinutes(hour * 60);
  });

const countOf = (appointments: readonly unknown[]): number => appointments.length;

type ExtraBlockProps = { title: string; appointments: readonly CalendarAppointment[]; cap: number };

const ExtraBlock = ({ title, appointments, cap }: ExtraBlockProps) => (
  <section className={classes.extra} aria-label={title}>
    <h3 className={classes.extraTitle}>{title}</h3>
    <CappedList appointments={appointments} size="full" cap={cap} />
  </section>
);
