import "@mantine/schedule/styles.layer.css";
import { Text } from "@mantine/core";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { weekdayOf } from "#domain/scheduling/clock/weekday.ts";
import { activeBreaksOf } from "#domain/scheduling/hours/business-break.ts";
import type { ClosureTarget } from "../../../../components/closures/closure-target.ts";
import { togetherOnFocus } from "../../../../components/together/shown-together.ts";
import { agentColors } from "../../../../lib/agent-color.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { openAtNow } from "../../../../lib/open-at-now.ts";
import { breaksQuery } from "../../../../lib/queries/breaks-query.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { useIsInUse } from "../../../../lib/session/use-is-in-use.ts";
import type { AppointmentPreset } from "../../appointment-drafts.ts";
import { useMoveAppointment } from "../../use-move-appointment.ts";
import { MoveDialog } from "../reschedule/move-dialog.tsx";
import { TeamColumn } from "./team-column.tsx";
import { columnAgents, type GridHours, gridHours } from "./team-grid.ts";
import { hourPx } from "./team-hour.ts";
import classes from "./team-view.module.css";
import { useTeamClosures } from "./use-team-closures.tsx";
import { useTeamDrag } from "./use-team-drag.tsx";

type TeamViewProps = {
  date: string;
  appointments: readonly Appointment[];
  agents: readonly Agent[];
  /** Show only this agent's column. */
  agentId?: string | undefined;
  onOpen: (appointmentId: string) => void;
  onCreate: (preset: AppointmentPreset) => void;
  onClosure: (target: ClosureTarget) => void;
};

/**
 * One column per agent for one day. Cancelled appointments take nobody's time and aren't shown. The only view that uses
 * `@mantine/schedule` (32 kB of script): for dragging, and for laying overlapping appointments side by side.
 */
export const TeamView = ({ date, appointments: all, agents, agentId, onOpen, onCreate, onClosure }: TeamViewProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useBusinessNow();
  const today = now.toPlainDate().toString();
  const appointments = useMemo(
    () => all.filter(({ appointmentDate, status }) => appointmentDate === date && canChange(status)),
    [all, date],
  );
  const { data: week } = useQuery(breaksQuery);
  const breaks = useMemo(() => activeBreaksOf(week?.breaks ?? [], weekdayOf(date)), [week, date]);
  const hours = gridHours(appointments, breaks);
  const columns = columnAgents(agents, appointments).filter(({ id }) => agentId === undefined || id === agentId);
  const colors = agentColors(agents);
  const move = useMoveAppointment();
  const nowTime = now.toPlainTime().toString().slice(0, 5);
  const scrollRef = useScrollToNow(date === today ? nowTime : null, hours);
  const { gridRef, isMany } = useColumnRoom(columns.length, scrollRef);

  const drag = useTeamDrag(appointments, hours, move.ask);
  const isOver = (onDate: string, time: string) => onDate < today || (onDate === today && time < nowTime);
  const book = (time: string, withAgentId: string) =>
    onCreate({ date, time, agentId: withAgentId, isPastVisit: isOver(date, time) });
  const closures = useTeamClosures(date, { onClosure, onBook: book });
  if (columns.length === 0) return <Words text={t("appointments.team.empty")} />;
  return (
    <>
      <section
        ref={gridRef}
        className={classes.grid}
        // More than fit beside each other are scrolled sideways.
        data-many={isMany || undefined}
        style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(${isMany ? "10rem" : 0}, 1fr))` }}
        aria-label={t("appointments.team.label", { date: formatDate(date, language, "full") })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, even when nobody has an appointment.
        tabIndex={0}
        {...drag.handlers}
        onPointerUpCapture={closures.onPointerUpCapture}
        {...togetherOnFocus}
      >
        <TimeAxis hours={hours} nowTime={date === today ? nowTime : null} />
        {columns.map((agent) => (
          <TeamColumn
            key={agent.id}
            agent={agent}
            color={colors.get(agent.id)}
            date={date}
            hours={hours}
            nowTime={date === today ? nowTime : null}
            isLocked={date < today}
            appointments={appointments}
            breaks={breaks}
            {...closures.columnOf(agent.id)}
            onOpen={onOpen}
            onCreate={(time) => book(time, agent.id)}
            drag={drag.columnOf(agent.id)}
          />
        ))}
      </section>
      {date >= today && <Words text={t("appointments.team.dragHint")} />}
      <MoveDialog move={move} />
      {closures.menu}
    </>
  );
};

const Words = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed" className={classes.words}>
    {text}
  </Text>
);

type TimeAxisProps = { hours: GridHours /** Null unless the day is today. */; nowTime: string | null };

const TimeAxis = ({ hours: { startHour, endHour }, nowTime }: TimeAxisProps) => {
  const { language } = useLanguage();
  const nowHours = nowTime === null ? null : minutesOf(nowTime) / 60 - startHour;
  const isBesideNow = (index: number) => nowHours !== null && nowHours > index - 0.1 && nowHours < index + 0.33;
  return (
    <div className={classes.axis} aria-hidden>
      {Array.from({ length: endHour - startHour }, (_, index) => {
        const time = timeOfMinutes((startHour + index) * 60);
        return (
          <div key={time} className={classes.hour} style={{ height: hourPx }}>
            {/* Where the present time is written there is no room for another. */}
            {!isBesideNow(index) && formatTime(time, language)}
          </div>
        );
      })}
      {nowHours !== null && nowHours >= 0 && nowHours <= endHour - startHour && (
        <div className={classes.now} style={{ "--hours": nowHours, "--hour": `${hourPx}px` } as CSSProperties}>
          {formatTime(nowTime ?? "", language)}
        </div>
      )}
    </div>
  );
};

/** Narrower columns can't be read. The hours at the side take about half of one. */
const narrowestPx = 120;

/** Whether there are more columns than fit beside each other. */
const useColumnRoom = (columns: number, scrollRef: RefObject<HTMLElement | null>) => {
  const { ref, width } = useElementSize();
  return { gridRef: useMergedRef(scrollRef, ref), isMany: width > 0 && width < (columns + 0.5) * narrowestPx };
};

/** A long day opens where it is now, but a newcomer's with the first steps, which are above it. */
const useScrollToNow = (nowTime: string | null, { startHour }: GridHours) => {
  const ref = useRef<HTMLElement>(null);
  const isInUse = useIsInUse();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the day is opened
  useEffect(() => {
    const minutes = nowTime === null ? null : minutesOf(nowTime);
    const grid = ref.current;
    if (!grid || minutes === null || !isInUse) return undefined;
    return openAtNow(() => grid.getBoundingClientRect().top + (minutes / 60 - startHour) * hourPx);
  }, [nowTime === null]);
  return ref;
};
