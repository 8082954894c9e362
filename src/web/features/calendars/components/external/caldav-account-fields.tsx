import { PasswordInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import { fieldError } from "./field-error.ts";

type CalDavAccountFieldsProps = {
  account: CalDavAccount;
  /** Empty fields are said to be missing. */
  isTried: boolean;
  error: Error | null;
  onChange: (account: CalDavAccount) => void;
};

/** Where the account is and how to get in. What is wrong is said at the field that it is about, else at the last one. */
export const CalDavAccountFields = ({ account, isTried, error, onChange }: CalDavAccountFieldsProps) => {
  const { t } = useTranslation();
  const textOf = (field: keyof CalDavAccount, ...others: string[]): string | null =>
    isTried && account[field].trim() === "" ? t("calendars.problems.required") : fieldError(error, t, field, ...others);
  const server = textOf("server", "url");
  const username = textOf("username");
  const isElsewhere = server !== null || username !== null;
  const change = (field: keyof CalDavAccount) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...account, [field]: event.currentTarget.value });
  return (
    <>
      <TextInput
        label={t("calendars.form.server")}
        description={t("calendars.form.serverHint")}
        placeholder="https://caldav.icloud.com"
        inputMode="url"
        required
        value={account.server}
        error={server}
        onChange={change("server")}
      />
      <TextInput
        label={t("calendars.form.username")}
        required
        autoComplete="off"
        value={account.username}
        error={username}
        onChange={change("username")}
      />
      <PasswordInput
        label={t("calendars.form.password")}
        description={t("calendars.form.passwordHint")}
        required
        autoComplete="off"
        value={account.password}
        error={textOf("password") ?? (isElsewhere ? null : fieldError(error, t))}
        onChange={change("password")}
      />
    </>
  );
};
