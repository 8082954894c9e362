import { PasswordInput, Select, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddCalendar } from "../../api/use-add-calendar.ts";
import { CalendarForm } from "./calendar-form.tsx";
import { fieldError } from "./field-error.ts";
import type { CalendarFieldsProps } from "./ical-fields.tsx";

const nothing = { server: "", username: "", password: "" };

/** An account first; then which of its calendars, and whether appointments are written there. */
export const CalDavFields = ({ agentId, name, onClose }: CalendarFieldsProps) => {
  const { t } = useTranslation();
  const [account, setAccount] = useState(nothing);
  const [url, setUrl] = useState<string | null>(null);
  const [isWritten, setIsWritten] = useState(true);
  const { find, calDav } = useAddCalendar(onClose);
  const found = find.data?.calendars;
  const change = (field: keyof typeof nothing) => (event: { currentTarget: { value: string } }) => {
    setAccount({ ...account, [field]: event.currentTarget.value });
    find.reset();
    setUrl(null);
  };
  const submit = () => {
    if (found && url !== null) calDav.mutate({ ...account, agentId, name, url, isWritten });
    else find.mutate(account, { onSuccess: ({ calendars }) => setUrl(calendars[0]?.url ?? null) });
  };
  return (
    <CalendarForm
      submitLabel={t(found ? "calendars.form.connect" : "calendars.form.find")}
      isBusy={find.isPending || calDav.isPending}
      isDisabled={found?.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("calendars.form.server")}
        description={t("calendars.form.serverHint")}
        placeholder="https://caldav.icloud.com"
        inputMode="url"
        required
        value={account.server}
        onChange={change("server")}
      />
      <TextInput
        label={t("calendars.form.username")}
        required
        autoComplete="off"
        value={account.username}
        onChange={change("username")}
      />
      <PasswordInput
        label={t("calendars.form.password")}
        description={t("calendars.form.passwordHint")}
        required
        autoComplete="off"
        value={account.password}
        error={fieldError(find.error ?? calDav.error, t)}
        onChange={change("password")}
      />
      {found && (
        <>
          <Select
            label={t("calendars.form.calendar")}
            allowDeselect={false}
            value={url}
            onChange={setUrl}
            error={found.length === 0 ? t("calendars.form.noCalendars") : null}
            data={found.map((calendar) => ({ value: calendar.url, label: calendar.name }))}
          />
          <Switch
            label={t("calendars.form.write")}
            description={t("calendars.form.writeHint")}
            checked={isWritten}
            onChange={({ currentTarget }) => setIsWritten(currentTarget.checked)}
          />
        </>
      )}
    </CalendarForm>
  );
};
