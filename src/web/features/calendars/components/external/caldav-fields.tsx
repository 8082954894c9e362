import { Select, Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import { useAddCalendar } from "../../api/use-add-calendar.ts";
import { CalDavAccountFields } from "./caldav-account-fields.tsx";
import { CalendarForm } from "./calendar-form.tsx";
import type { CalendarFieldsProps } from "./ical-fields.tsx";

const nothing: CalDavAccount = { server: "", username: "", password: "" };

/** An account first; then which of its calendars, and whether appointments are written there. */
export const CalDavFields = ({ agentId, name, onClose }: CalendarFieldsProps) => {
  const { t } = useTranslation();
  const [account, setAccount] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [isWritten, setIsWritten] = useState(true);
  const { find, calDav } = useAddCalendar(onClose);
  const found = find.data?.calendars;
  const change = (changed: CalDavAccount) => {
    setAccount(changed);
    find.reset();
    calDav.reset();
    setUrl(null);
  };
  const submit = () => {
    setIsTried(true);
    if (Object.values(account).some((text) => text.trim() === "")) return;
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
      <CalDavAccountFields account={account} isTried={isTried} error={find.error ?? calDav.error} onChange={change} />
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
