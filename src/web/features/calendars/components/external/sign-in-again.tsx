import { Group, PasswordInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import type { useChangeCalendar } from "../../api/use-change-calendar.ts";
import { fieldError } from "./field-error.ts";

/** The password of an account that doesn't take the old one any more. */
export const SignInAgain = ({ signIn }: Pick<ReturnType<typeof useChangeCalendar>, "signIn">) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (password !== "") signIn.mutate(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Group gap="xs" align="flex-end">
        <PasswordInput
          flex={1}
          label={t("calendars.form.password")}
          value={password}
          autoComplete="off"
          required
          error={isTried && password === "" ? t("calendars.problems.required") : fieldError(signIn.error, t)}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <BusyButton type="submit" busy={signIn.isPending} busyLabel={t("calendars.form.connecting")}>
          {t("calendars.signIn")}
        </BusyButton>
      </Group>
    </form>
  );
};
