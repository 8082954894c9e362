import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SenderRegistration } from "#contract/chat/whatsapp-numbers.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { RegistrationProgressView } from "../registration-progress-view.tsx";
import { ShareNumber } from "../share-number.tsx";
import { BackToDashboard } from "./back-to-dashboard.tsx";
import classes from "./step-complete.module.css";

/** The number on its way, then the number. */
export const StepComplete = ({ registration }: { registration: SenderRegistration }) => {
  const { t } = useTranslation();
  const { phoneNumber, status } = registration;
  const isOnline = status === "completed" && phoneNumber !== null;
  return (
    <Stack gap="lg">
      {isOnline ? (
        <Stack gap="sm" role="status">
          <Group gap="sm" wrap="nowrap">
            <IconCircleCheck size={36} stroke={1.5} aria-hidden className={classes.icon} />
            <Title order={3} size="h2">
              {t("numbers.complete.title")}
            </Title>
          </Group>
          <Text className={classes.number}>{formatPhone(phoneNumber)}</Text>
          <Text>{t("numbers.complete.text")}</Text>
          <ShareNumber phoneNumber={phoneNumber} />
        </Stack>
      ) : (
        <RegistrationProgressView registration={registration} headingOrder={3} />
      )}
      <Group className={classes.buttons}>
        <BackToDashboard />
        {isOnline && (
          <Button variant="subtle" onClick={() => window.location.reload()}>
            {t("numbers.wizard.startNew")}
          </Button>
        )}
      </Group>
    </Stack>
  );
};
