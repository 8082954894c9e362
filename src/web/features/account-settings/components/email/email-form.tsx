import { Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { accountEmailSchema } from "#domain/accounts/account-email.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useRequestEmailChange } from "../../api/use-request-email-change.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";
import { CurrentPasswordField } from "../passwords/current-password-field.tsx";

export const EmailForm = ({ asksPassword }: { asksPassword: boolean }) => {
  const { t } = useTranslation();
  const request = useRequestEmailChange();
  const form = useForm({
    initialValues: { newEmail: "", currentPassword: "" },
    clearInputErrorOnChange: true,
    validate: {
      newEmail: (typed) => (accountEmailSchema.safeParse(typed).success ? null : fieldErrorText("emailInvalid")),
      currentPassword: (typed) => (asksPassword && typed === "" ? fieldErrorText("passwordRequired") : null),
    },
  });

  const submit = ({ newEmail, currentPassword }: typeof form.values) =>
    request.mutate(
      { newEmail, ...(asksPassword && { currentPassword }) },
      {
        onSuccess: () => {
          form.reset();
          const description = t("accountSettings.email.sent", { email: newEmail.trim() });
          showToast({ title: t("accountSettings.email.sentTitle"), description, kind: "success" });
        },
        onError: (error) => showRefusal(error, form),
      },
    );
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="md">
        <TextInput
          label={t("accountSettings.email.new")}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.getInputProps("newEmail")}
        />
        {asksPassword && <CurrentPasswordField {...form.getInputProps("currentPassword")} />}
        <Group>
          <BusyButton type="submit" busy={request.isPending} busyLabel={t("accountSettings.email.busy")}>
            {t("accountSettings.email.submit")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
