import { type CSSProperties, memo } from "react";
import { initialsOf } from "#domain/initials.ts";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import type { PartNumber } from "#domain/scheduling/visits/number-parts.ts";
import { togetherKey, togetherProps } from "../../../../components/together/shown-together.ts";
import { TogetherMark, togetherWords } from "../../../../components/together/together-mark.tsx";
import { WholeWords } from "../../../../components/words/whole-words.tsx";
import type { CalendarContextValue } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import classes from "./week-block.module.css";
import { gridSpan, type ShownHours } from "./week-hours.ts";

type BlockProps = {
  appointment: CalendarAppointment;
  /** Changed a moment ago. */
  isFresh: boolean;
  /** Of the visit or series that is shown together. */
  isTogether: boolean;
  part: PartNumber | null;
  frame: Pick<CalendarContextValue, "directory" | "t" | "language" | "open">;
};

type WeekBlockProps = BlockProps & { hours: ShownHours; lane: number; laneCount: number };

/** An appointment as long as it lasts, beside those at the same time. One more of them moves it; what it says stays. */
export const WeekBlock = memo(({ hours, lane, laneCount, ...block }: WeekBlockProps) => {
  const { time, durationMinutes } = block.appointment;
  const { top, height } = gridSpan(minutesOf(time), durationMinutes, hours);
  const place = {
    top: `${top * 100}%`,
    height: `${height * 100}%`,
    left: `calc(${room} * ${lane / laneCount})`,
    width: `calc(${room} / ${laneCount})`,
  };
  return (
    <li className={classes.place} data-lanes={laneCount} data-crowded={laneCount > 3 || undefined} style={place}>
      <Block {...block} />
    </li>
  );
});

/** The lanes share what the bars of time off at the end leave. */
const room = "(100% - 6px)";

/** What there is no room for is in its tooltip and for screen readers. */
const Block = memo(({ appointment, isFresh, isTogether, part, frame }: BlockProps) => {
  const { directory, language, t, open } = frame;
  const together = togetherKey(appointment);
  const status = displayStatus(appointment.status);
  const time = formatTime(appointment.time, language) ?? t("calendar.invalidTime");
  const agent = directory.nameOf(appointment.agentId);
  const { clientName, serviceType } = appointment;
  const whole = [
    ...[time, clientName, serviceType, agent, t(`calendar.status.${status}`)],
    ...(together === null ? [] : [togetherWords(t, part, appointment)]),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      type="button"
      className={classes.block}
      data-status={status}
      data-fresh={isFresh || undefined}
      data-together={isTogether || undefined}
      {...togetherProps(together)}
      data-lines={linesIn(appointment.durationMinutes)}
      style={{ "--agent": directory.colorOf(appointment.agentId) } as CSSProperties}
      aria-label={whole}
      title={whole}
      onClick={() => open(appointment.id)}
    >
      {together !== null && (
        <span className={classes.mark}>
          <TogetherMark appointment={appointment} />
        </span>
      )}
      <span dir="auto" aria-hidden className={classes.initials}>
        {initialsOf(clientName)}
      </span>
      <span dir="auto" className={classes.client}>
        <WholeWords text={clientName} />
      </span>
      <span className={classes.time}>{time}</span>
      <span dir="auto" className={classes.agent}>
        {agent}
      </span>
    </button>
  );
});

/** An hour is four rem high: what is shorter than three quarters has no room for three lines, nor half of it for two. */
const linesIn = (minutes: number): 1 | 2 | 3 => (minutes < 30 ? 1 : minutes < 45 ? 2 : 3);
