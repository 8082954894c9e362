import { Button, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";

type CalendarFormProps = {
  submitLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
};

/** What the forms of all kinds of calendars share: the frame, and the buttons below. */
export const CalendarForm = ({
  submitLabel,
  isBusy,
  isDisabled = false,
  onSubmit,
  onClose,
  children,
}: CalendarFormProps) => {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {children}
        <Group gap="sm">
          <BusyButton type="submit" busy={isBusy} busyLabel={t("calendars.form.connecting")} disabled={isDisabled}>
            {submitLabel}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {t("feeds.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
