import { Alert, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { showApiError } from "../../../../lib/toast/toast.ts";
import { useConfirmIdentityCode, useSendIdentityCode } from "../../api/use-identity-code.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";

/** In place of the form for a new password, above all that stays shut until a mailed code has proven who is asking. */
export const NoPasswordHint = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const send = useSendIdentityCode();
  const ask = () =>
    send.mutate(undefined, {
      onError: (error) => showApiError(error),
    });
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title={t("accountSettings.noPasswordTitle")}>
      <Stack gap="md">
        <Text size="sm">{t("accountSettings.noPassword")}</Text>
        {send.isSuccess && <IdentityCodeForm email={email} />}
        <Group>
          <BusyButton
            variant="default"
            busy={send.isPending}
            busyLabel={t("accountSettings.identity.sending")}
            onClick={ask}
          >
            {t(send.isSuccess ? "accountSettings.identity.sendAgain" : "accountSettings.identity.send")}
          </BusyButton>
        </Group>
      </Stack>
    </Alert>
  );
};

const IdentityCodeForm = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const confirm = useConfirmIdentityCode();
  const form = useForm({
    initialValues: { code: "" },
    clearInputErrorOnChange: true,
    validate: { code: (typed) => (typed.trim() === "" ? fieldErrorText("codeWrong") : null) },
  });
  const submit = ({ code }: typeof form.values) =>
    confirm.mutate(code, { onError: (error) => showRefusal(error, form) });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="sm">
        <TextInput
          label={t("accountSettings.identity.code")}
          description={t("accountSettings.identity.sentTo", { email })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          {...form.getInputProps("code")}
        />
        <Group>
          <BusyButton type="submit" busy={confirm.isPending} busyLabel={t("accountSettings.checking")}>
            {t("accountSettings.identity.confirm")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
