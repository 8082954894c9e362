import { type CSSProperties, memo } from "react";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { usePart } from "../../../../components/together/parts-context.ts";
import { togetherKey, togetherProps, useIsTogether } from "../../../../components/together/shown-together.ts";
import { TogetherMark, togetherWords } from "../../../../components/together/together-mark.tsx";
import { WholeWords } from "../../../../components/words/whole-words.tsx";
import { useIsFresh } from "../../use-is-fresh.ts";
import { useCalendar } from "../board/calendar-context.ts";
import type { CalendarAppointment } from "../entries/calendar-appointment.ts";
import classes from "./week-block.module.css";
import { gridSpan, type ShownHours } from "./week-hours.ts";

type WeekBlockProps = { appointment: CalendarAppointment; hours: ShownHours; lane: number; laneCount: number };

/** An appointment as long as it lasts; what there is no room for is in its tooltip and for screen readers. */
export const WeekBlock = memo(({ appointment, hours, lane, laneCount }: WeekBlockProps) => {
  const { directory, language, t, open } = useCalendar();
  const isFresh = useIsFresh([appointment.id]);
  const together = togetherKey(appointment);
  const isTogether = useIsTogether([together]);
  const part = usePart(appointment.id);
  const { top, height } = gridSpan(minutesOf(appointment.time), appointment.durationMinutes, hours);
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
    <li
      className={classes.place}
      style={
        {
          top: `${top * 100}%`,
          height: `${height * 100}%`,
          "--lane": lane / laneCount,
          "--share": 1 / laneCount,
        } as CSSProperties
      }
    >
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
        <span dir="auto" className={classes.client}>
          <WholeWords text={clientName} />
        </span>
        <span className={classes.time}>{time}</span>
        <span dir="auto" className={classes.agent}>
          {agent}
        </span>
      </button>
    </li>
  );
});

/** An hour is four rem high: what is shorter than three quarters has no room for three lines, nor half of it for two. */
const linesIn = (minutes: number): 1 | 2 | 3 => (minutes < 30 ? 1 : minutes < 45 ? 2 : 3);
