import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../../../lib/queries/use-agent-directory.ts";
import type { AppointmentNews } from "./appointment-news.ts";

type ChangedElsewhereAlertProps = { news: AppointmentNews | null; appointment: Appointment; onRead: () => void };

/** Says what happened to the appointment elsewhere while a dialog about it is open. Nothing goes on before it is read. */
export const ChangedElsewhereAlert = ({ news, appointment, onRead }: ChangedElsewhereAlertProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameOf } = useAgentDirectory();
  if (news === null) return null;
  return (
    <Alert ref={reveal} color="yellow" icon={<IconRefreshAlert aria-hidden />} title={t("appointments.news.title")}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t(`appointments.news.${news}`, {
            client: appointment.clientName,
            service: appointment.serviceType,
            date: formatDate(appointment.appointmentDate, language, "full"),
            time: formatTime(appointment.appointmentTime, language),
            agent: nameOf(appointment.agentId),
          })}
        </Text>
        <Button variant="default" onClick={onRead}>
          {t("appointments.news.read")}
        </Button>
      </Stack>
    </Alert>
  );
};

/** What nothing goes on without is shown, however far down somebody has read. */
const reveal = (alert: HTMLElement | null): void => {
  // Newer browsers answer with a promise, which React would take for the way to end it.
  void alert?.scrollIntoView({ block: "nearest" });
};
