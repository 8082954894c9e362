import { Loader, Text, Title } from "@mantine/core";
import { IconCheck, IconCircleDashed } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SenderRegistration } from "#contract/chat/whatsapp-numbers.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import classes from "./registration-progress-view.module.css";

const stations = ["buying-number", "registering-sender", "awaiting-approval", "completed"] as const;

type RegistrationProgressViewProps = { registration: SenderRegistration; headingOrder: 2 | 3 };

/** The way of a number from the shop to WhatsApp, as it goes. */
export const RegistrationProgressView = ({ registration, headingOrder }: RegistrationProgressViewProps) => {
  const { t } = useTranslation();
  const at = stations.indexOf(registration.progress as (typeof stations)[number]);
  const labels = [
    t("numbers.progress.buying"),
    t("numbers.progress.registering"),
    t("numbers.progress.approval"),
    t("numbers.progress.online"),
  ];
  return (
    <div>
      <Title order={headingOrder} size="h3">
        {t("numbers.progress.title")}
      </Title>
      <Text c="dimmed">{t("numbers.progress.text")}</Text>
      <ol className={classes.stations} aria-live="polite">
        {labels.map((label, index) => (
          <li key={label} data-state={index < at ? "done" : index === at ? "underway" : "ahead"}>
            <StationMark isDone={index < at} isUnderway={index === at} />
            <span>
              {label}
              {index === 0 && registration.phoneNumber && (
                <span className={classes.number}> {formatPhone(registration.phoneNumber)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const StationMark = ({ isDone, isUnderway }: { isDone: boolean; isUnderway: boolean }) => {
  const { t } = useTranslation();
  if (isDone) return <IconCheck size={20} stroke={2.5} role="img" aria-label={t("numbers.progress.done")} />;
  if (isUnderway) return <Loader size={20} role="img" aria-label={t("numbers.progress.underway")} />;
  return <IconCircleDashed size={20} role="img" aria-label={t("numbers.progress.ahead")} />;
};
