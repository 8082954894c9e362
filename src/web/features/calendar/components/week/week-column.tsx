import { Skeleton } from "@mantine/core";
import { memo, use, useMemo } from "react";
import { layInLanes } from "#domain/scheduling/calendar/lanes.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { PartsContext } from "../../../../components/together/parts-context.ts";
import { togetherKey, useShownAmong } from "../../../../components/together/shown-together.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useFreshAmong } from "../../use-is-fresh.ts";
import { useCalendar } from "../board/calendar-context.ts";
import { type CalendarAppointment, isNotCancelled } from "../entries/calendar-appointment.ts";
import { WeekBlock } from "./week-block.tsx";
import { WeekClosedHours, WeekClosures } from "./week-closures.tsx";
import classes from "./week-grid.module.css";
import { gridSpan, type ShownHours } from "./week-hours.ts";

type WeekColumnProps = {
  date: string;
  appointments: readonly CalendarAppointment[];
  hours: ShownHours;
  isLoading: boolean;
  /** How many are drawn by now. */
  drawnCount: number;
};

/**
 * A day of the week by the hour. It follows for all its appointments what they share, and gives each what it shows: a
 * thousand blocks with hooks of their own take seconds.
 */
export const WeekColumn = memo(({ date, appointments, hours, isLoading, drawnCount }: WeekColumnProps) => {
  const { directory, t, language, today, open } = useCalendar();
  const laid = useMemo(() => layInLanes(appointments.filter(isNotCancelled)), [appointments]);
  const fresh = useFreshAmong(useMemo(() => new Set(appointments.map(({ id }) => id)), [appointments]));
  const together = useShownAmong(useMemo(() => new Set(appointments.map(togetherKey)), [appointments]));
  const parts = use(PartsContext);
  const frame = useMemo(() => ({ directory, t, language, open }), [directory, t, language, open]);
  return (
    <ol className={classes.column} aria-label={formatDate(date, language, "full") ?? date}>
      <WeekClosedHours date={date} hours={hours} />
      <WeekClosures date={date} hours={hours} />
      {/* Behind the appointments: it mustn't strike through a name. */}
      {date === today && <NowMark hours={hours} />}
      {isLoading && <Skeleton height="4rem" radius="md" m="0.25rem" />}
      {laid.slice(0, drawnCount).map(({ item, lane, laneCount }) => (
        <WeekBlock
          key={item.id}
          appointment={item}
          hours={hours}
          lane={lane}
          laneCount={laneCount}
          isFresh={fresh.has(item.id)}
          isTogether={together !== null && together === togetherKey(item)}
          part={parts.get(item.id) ?? null}
          frame={frame}
        />
      ))}
    </ol>
  );
});

const NowMark = ({ hours }: { hours: ShownHours }) => {
  const now = useBusinessNow();
  const { top } = gridSpan(now.hour * 60 + now.minute, 0, hours);
  return top < 0 || top > 1 ? null : <li aria-hidden className={classes.now} style={{ top: `${top * 100}%` }} />;
};
