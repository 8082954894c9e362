import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExternalCalendar } from "#contract/calendars/external-calendars.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { useChangeCalendar } from "../../api/use-change-calendar.ts";
import { CalendarHealth } from "./calendar-health.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

type CalendarRowProps = { calendar: ExternalCalendar; agent: string };

export const CalendarRow = ({ calendar, agent }: CalendarRowProps) => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { read, remove, signIn } = useChangeCalendar(calendar.id);
  return (
    <Stack gap="xs" role="group" aria-label={calendar.name}>
      <div>
        <Text fw={600} dir="auto">
          {calendar.name}
        </Text>
        <Text size="sm" c="dimmed">
          {[agent, calendar.host, t(calendar.isWritten ? "calendars.bothWays" : "calendars.readOnly")].join(" · ")}
        </Text>
      </div>
      <CalendarHealth calendar={calendar} />
      {calendar.problem === "sign-in" && calendar.kind === "caldav" && <SignInAgain signIn={signIn} />}
      <Group gap="xs" mx={-8}>
        <BusyButton
          size="compact-sm"
          variant="subtle"
          busy={read.isPending}
          busyLabel={t("calendars.reading")}
          onClick={() => read.mutate()}
        >
          {t("calendars.readNow")}
        </BusyButton>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setIsAsking(true)}>
          {t("calendars.remove")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={t("calendars.removeTitle")}
        cancelLabel={t("feeds.cancel")}
        confirmLabel={t("calendars.remove")}
        busyLabel={t("feeds.changing")}
        color="red"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{t(calendar.isWritten ? "calendars.removeTextWritten" : "calendars.removeText")}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
