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
  const [isTried, setIsTried] = useState(false);
  const { ical } = useAddCalendar(onClose);
  const isMissing = address.trim() === "";
  const submit = () => {
    setIsTried(true);
    if (!isMissing) ical.mutate({ agentId, name, address });
  };
  return (
    <CalendarForm submitLabel={t("calendars.form.connect")} isBusy={ical.isPending} onSubmit={submit} onClose={onClose}>
      <TextInput
        label={t("calendars.form.address")}
        description={t("calendars.form.addressHint")}
        placeholder="https://"
        inputMode="url"
        required
        value={address}
        error={isTried && isMissing ? t("calendars.problems.addressInvalid") : fieldError(ical.error, t)}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
    </CalendarForm>
  );
};
