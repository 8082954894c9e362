import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useAddCalendar } from "../../api/use-add-calendar.ts";
import { fieldError } from "./field-error.ts";

export type CalendarFieldsProps = { agentId: string; name: string; onClose: () => void };

/** An address that is read. */
export const IcalFields = ({ agentId, name, onClose }: CalendarFieldsProps) => {
  const { t } = useTranslation();
  const [address, setAddress] = useState("");
  const { ical } = useAddCalendar(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ical.mutate({ agentId, name, address });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t("calendars.form.address")}
          description={t("calendars.form.addressHint")}
          placeholder="https://"
          inputMode="url"
          required
          value={address}
          error={fieldError(ical.error, t)}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Group gap="sm">
          <BusyButton type="submit" busy={ical.isPending} busyLabel={t("calendars.form.connecting")}>
            {t("calendars.form.connect")}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {t("feeds.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
