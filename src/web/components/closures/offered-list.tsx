import { Alert, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { noticeReasonText } from "../../lib/format/notice-reason-text.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useAgentDirectory } from "../../lib/queries/use-agent-directory.ts";
import { useAffectedText } from "./closure-affected-list.tsx";
import classes from "./closures.module.css";

/** A client who was asked, and about which time. */
export type MadeOffer = { appointment: AffectedAppointment; change: AppointmentChange };

/** Who was asked, about what, and whom the question can't reach. */
export const OfferedList = ({ offers }: { offers: readonly MadeOffer[] }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayText = useDayText();
  const { nameOf } = useAgentDirectory();
  const inWords = useAffectedText();
  return (
    <Stack gap="sm">
      <Text fw={600}>{t("closures.offered.title", { count: offers.length })}</Text>
      <Text size="sm">{t("closures.offered.text")}</Text>
      <ul className={classes.list}>
        {offers.map(({ appointment, change: { appointment: now, notice } }) => (
          <li key={now.id}>
            {t("closures.offered.line", {
              appointment: inWords(appointment),
              date: dayText(now.appointmentDate),
              time: formatTime(now.appointmentTime, language),
              agent: nameOf(now.agentId),
            })}
            {notice?.reason && (
              <Alert color="yellow" mt={4} py="xs">
                {t("closures.offered.unnotified", { reason: noticeReasonText(notice.reason, t) })}
              </Alert>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
};
