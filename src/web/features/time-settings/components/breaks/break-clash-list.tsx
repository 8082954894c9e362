import { Alert, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BreakClashes } from "#contract/scheduling/breaks.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../../../lib/format/use-day-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import classes from "./break-clashes.module.css";

/** Names what a break would overlap. */
export const BreakClashList = ({ clashes }: { clashes: BreakClashes }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { breaks, appointments, appointmentCount } = clashes;
  const more = appointmentCount - appointments.length;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t("timeSettings.clashes.title")}>
      <ul className={classes.list}>
        {breaks.map((pause) => (
          <li key={pause.id} dir="auto">
            {t("timeSettings.clashes.pause", {
              name: pause.breakName ?? t("timeSettings.breaks.nameless"),
              start: formatTime(pause.startTime, language),
              end: formatTime(pause.endTime, language),
            })}
          </li>
        ))}
        {appointments.map((appointment) => (
          <li key={appointment.id} dir="auto">
            {t("timeSettings.clashes.appointment", {
              client: appointment.clientName,
              date: dayText(appointment.appointmentDate),
              time: formatTime(appointment.appointmentTime, language),
            })}
          </li>
        ))}
        {more > 0 && <li>{t("timeSettings.clashes.more", { count: more })}</li>}
      </ul>
      <Text size="sm" mt="xs">
        {t("timeSettings.clashes.text")}
      </Text>
    </Alert>
  );
};
