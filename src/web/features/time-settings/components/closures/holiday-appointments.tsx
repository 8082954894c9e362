import { Anchor, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { endMinutesOf, minutesOf } from "#domain/scheduling/clock/clock-time.ts";
import { useAffectedText } from "../../../../components/closures/closure-affected-list.tsx";
import classes from "../../../../components/closures/closures.module.css";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { appointmentsQuery } from "../../../../lib/queries/appointments-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";

type HolidayAppointmentsProps = { date: string /** Null: all day. */; closesAt: string | null };

/** Clients who are booked on a day that is now closed, each with the way to a new time. */
export const HolidayAppointments = ({ date, closesAt }: HolidayAppointmentsProps) => {
  const { t } = useTranslation();
  const inWords = useAffectedText();
  const query = useQuery(appointmentsQuery(date, date));
  const { data } = query;
  if (failureOf(query)) {
    return (
      <RetryAlert text={t("closures.bookedFailed")} label={t("closures.retry")} onRetry={() => void query.refetch()} />
    );
  }
  if (!data) return <Skeleton height={20} radius="sm" />;
  const from = closesAt === null ? 0 : endMinutesOf(closesAt);
  const inside = data.appointments.filter(
    ({ status, appointmentTime, durationMinutes }) =>
      canChange(status) && minutesOf(appointmentTime) + durationMinutes > from,
  );
  return (
    <ul className={classes.affected}>
      {inside.map((appointment) => (
        <li key={appointment.id}>
          <span>{inWords(appointment)}</span>
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/" search={{ form: "move", view: "day", date, appointment: appointment.id }} />
            )}
          >
            {t("closures.move.choose")}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};
