import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { canChange } from "#domain/scheduling/appointments/appointment-status.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useMoney } from "../../../../lib/format/use-money.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import { visitQuery } from "../../api/visits/visit-queries.ts";
import classes from "./visit-parts.module.css";

/** All services of the visit that an appointment is part of, with what they come to. */
export const VisitParts = ({ appointment }: { appointment: Appointment }) =>
  appointment.visitId === null ? null : <LoadedParts visitId={appointment.visitId} shown={appointment} />;

const LoadedParts = ({ visitId, shown }: { visitId: string; shown: Appointment }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  const { data } = useQuery(visitQuery(visitId));
  const parts = data?.visit.parts ?? [];
  const money = useMoney(parts);
  const live = parts.filter(({ status }) => canChange(status));
  const prices = live.flatMap(({ price }) => price ?? []);
  const total = prices.reduce((sum, price) => sum + price, 0);
  const whenOf = ({ appointmentDate, appointmentTime }: Appointment) => {
    const time = formatTime(appointmentTime, language) ?? appointmentTime;
    if (appointmentDate === shown.appointmentDate) return time;
    return `${formatDate(appointmentDate, language, "short")}, ${time}`;
  };
  return (
    <section aria-labelledby="visit-parts">
      <Text fw={600} id="visit-parts" mb={4}>
        {t("appointments.visit.parts")}
      </Text>
      <ol className={classes.list}>
        {parts.map((part) => (
          <li
            key={part.id}
            className={classes.part}
            data-shown={part.id === shown.id || undefined}
            data-cancelled={!canChange(part.status) || undefined}
          >
            <span className={classes.time}>{whenOf(part)}</span>
            <span className={classes.what}>
              <span dir="auto">{part.serviceType}</span>
              <span className={classes.quiet} dir="auto">
                {canChange(part.status) ? nameOf(part.agentId) : t("calendar.status.cancelled")}
              </span>
            </span>
            {part.price !== null && <span className={classes.price}>{money(part.price, part.currency)}</span>}
          </li>
        ))}
      </ol>
      {prices.length > 1 && (
        <div className={classes.total}>
          <span>{t("appointments.visit.total")}</span>
          <span className={classes.price}>{money(total, live[0]?.currency ?? null)}</span>
        </div>
      )}
    </section>
  );
};
