import { IconClock, IconFlask, IconStack2 } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { displayStatus } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { togetherKey, togetherProps, useIsTogether } from "../../../../components/together/shown-together.ts";
import { TogetherMark } from "../../../../components/together/together-mark.tsx";
import { UnnotifiedMark } from "../../../../components/unnotified-mark.tsx";
import { WholeWords } from "../../../../components/words/whole-words.tsx";
import { freshAppointments } from "../../../../lib/api/live-events.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import classes from "./team-event-body.module.css";

/** An appointment in an agent's column: when, who, what. */
export const TeamEventBody = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isFresh = useSyncExternalStore(freshAppointments.subscribe, () => freshAppointments.get().has(appointment.id));
  const together = togetherKey(appointment);
  const isTogether = useIsTogether([together]);
  const isPending = displayStatus(appointment.status) === "pending";
  return (
    <span
      className={classes.body}
      data-fresh={isFresh || undefined}
      data-together={isTogether || undefined}
      data-together-key={together ?? undefined}
      {...togetherProps(together)}
    >
      <span className={classes.line}>
        <span className={classes.time}>{formatTime(appointment.appointmentTime, language)}</span>
        {isPending && <IconClock size={14} aria-label={t("calendar.status.pending")} role="img" />}
        <TogetherMark appointment={appointment} />
        <UnnotifiedMark reason={appointment.unnotifiedReason} />
        {appointment.isTest && <IconFlask size={14} aria-label={t("calendar.test")} role="img" />}
        {appointment.isOverbooked && <IconStack2 size={14} aria-label={t("calendar.overbooked")} role="img" />}
        <span dir="auto" className={classes.client}>
          <WholeWords text={appointment.clientName} />
        </span>
      </span>
      <span dir="auto" className={classes.service}>
        {appointment.serviceType}
      </span>
    </span>
  );
};
