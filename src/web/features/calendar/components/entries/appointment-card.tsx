import { IconStack2 } from "@tabler/icons-react";
import { type CSSProperties, memo } from "react";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { togetherKey, togetherProps, useIsTogether } from "../../../../components/together/shown-together.ts";
import { TogetherMark } from "../../../../components/together/together-mark.tsx";
import { UnnotifiedMark } from "../../../../components/unnotified-mark.tsx";
import { WholeWords } from "../../../../components/words/whole-words.tsx";
import { useIsFresh } from "../../use-is-fresh.ts";
import { useCalendar } from "../board/calendar-context.ts";
import classes from "./appointment-card.module.css";
import { type CalendarAppointment, endTimeOf } from "./calendar-appointment.ts";
import { StatusMark } from "./status-mark.tsx";

type AppointmentCardProps = {
  appointment: CalendarAppointment;
  /** `full` in the day, `compact` at the side, `narrow` in a column of the week, which has room for one time only. */
  size: "full" | "compact" | "narrow";
  /** Written above the time where the list isn't one of a single day. */
  day?: string | null;
};

/** A quiet card: when, who, what, with whom, and its state. Opens the appointment's details. */
export const AppointmentCard = memo(({ appointment, size, day }: AppointmentCardProps) => {
  const { directory, t, language, zone, open } = useCalendar();
  const isFresh = useIsFresh([appointment.id]);
  const together = togetherKey(appointment);
  const isTogether = useIsTogether([together]);
  const written = (time: string) => formatTime(time, language) ?? t("calendar.invalidTime");
  const status = displayStatus(appointment.status);
  const agent = directory.nameOf(appointment.agentId);
  const { awaiting } = appointment;
  const word = awaiting === null ? t(`calendar.status.${status}`) : t(`calendar.awaiting.${awaiting}`);
  return (
    <button
      type="button"
      className={classes.card}
      data-size={size}
      data-status={status}
      data-fresh={isFresh || undefined}
      data-together={isTogether || undefined}
      {...togetherProps(together)}
      style={{ "--agent": directory.colorOf(appointment.agentId) } as CSSProperties}
      title={size === "narrow" ? [appointment.clientName, appointment.serviceType, agent].join(", ") : undefined}
      onClick={() => open(appointment.id)}
    >
      <span className={classes.head}>
        <span className={classes.time}>
          {day && <span className={classes.day}>{day}</span>}
          {written(appointment.time)}
          {size !== "narrow" && ` – ${written(endTimeOf(appointment, zone))}`}
        </span>
        <span className={classes.marks}>
          <UnnotifiedMark reason={appointment.unnotifiedReason} />
          <StatusMark status={status} word={word} isBrief={size !== "full"} />
        </span>
      </span>
      <span dir="auto" className={classes.client}>
        <WholeWords text={appointment.clientName} />
      </span>
      <span className={classes.details}>
        <span dir="auto" className={classes.service}>
          <WholeWords text={appointment.serviceType} />
        </span>
        <span className={classes.agent}>
          <span className={classes.dot} aria-hidden />
          <span dir="auto" className={classes.agentName}>
            {agent !== "" && <WholeWords text={agent} />}
          </span>
        </span>
        <TogetherMark appointment={appointment} />
        {size !== "full" && appointment.outcome && <span>{t(`calendar.outcome.${appointment.outcome}`)}</span>}
        {appointment.isTest && <span className={classes.test}>{t("calendar.test")}</span>}
        {appointment.isOverbooked && (
          <span className={classes.overbooked}>
            <IconStack2 size={14} aria-hidden />
            <span className={classes.overbookedWord}>{t("calendar.overbooked")}</span>
          </span>
        )}
      </span>
    </button>
  );
});
