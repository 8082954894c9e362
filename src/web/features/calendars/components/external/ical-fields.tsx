import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddCalendar } from "../../api/use-add-calendar.ts";
import { CalendarForm } from "./calendar-form.tsx";
import { fieldError } from "./field-error.ts";

export type CalendarFieldsProps = { agentId: string; name: string; onClose: () => void };

/** An address that is read. */
export const IcalFields = ({ agentId, name, onClose }: CalendarFieldsProps) => {
  const { t } = useTranslation();
  const [address, setAddress] = useState("");
  const { ical } = useAddCalendar(onClose);
  return (
    <CalendarForm
      submitLabel={t("calendars.form.connect")}
      isBusy={ical.isPending}
      onSubmit={() => ical.mutate({ agentId, name, address })}
      onClose={onClose}
    >
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
    </CalendarForm>
  );
};
