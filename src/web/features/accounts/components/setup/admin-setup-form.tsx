import { Alert, Stack, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isVisible } from "#domain/text/visible-text.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { PasswordField } from "../../../../components/fields/password-field.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { apiErrorText } from "../../../../lib/toast/toast.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { createAdmin } from "../../api/create-admin.ts";
import { EmailField } from "../forms/auth-fields.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkEmail, checkNewPassword } from "../forms/auth-validation.ts";

export const AdminSetupForm = ({ onCreated }: { onCreated(email: string): void }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const submit = useMutation({
    mutationFn: createAdmin,
    meta: { ownErrors: true },
    onSuccess: ({ email }) => onCreated(email),
  });
  const { form, field } = useLightForm(
    {
      secret: (secret) => (secret.trim() === "" ? t("adminSetup.secretRequired") : null),
      username: (username) => (isVisible(username) ? null : t("adminSetup.usernameRequired")),
      email: (email) => checkEmail(email, t),
      password: (password) => checkNewPassword(password, t),
      repeated: (repeated, { password }) => (repeated === password ? null : t("adminSetup.passwordsDiffer")),
    },
    ({ secret, username, email, password }) =>
      submit.mutate({ secret, username, email, password, language, ...browserZone() }),
  );
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("adminSetup.title")} subtitle={t("adminSetup.subtitle")} />
      {submit.error !== null && <Refusal error={submit.error} />}
      <form {...form}>
        <Stack gap="md">
          <TextInput
            label={t("adminSetup.secret")}
            description={t("adminSetup.secretHint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            {...field("secret")}
          />
          <TextInput label={t("adminSetup.username")} autoComplete="username" maxLength={100} {...field("username")} />
          <EmailField autoComplete="email" {...field("email")} />
          <PasswordField autoComplete="new-password" description={t("auth.passwordHint")} {...field("password")} />
          <PasswordField autoComplete="new-password" label={t("adminSetup.confirmPassword")} {...field("repeated")} />
          <BusyButton type="submit" mt="xs" busy={submit.isPending} busyLabel={t("adminSetup.busy")}>
            {t("adminSetup.submit")}
          </BusyButton>
        </Stack>
      </form>
    </Stack>
  );
};

const Refusal = ({ error }: { error: Error }) => {
  const { t } = useTranslation();
  const texts: Record<string, string> = {
    emailTaken: t("adminSetup.emailTaken"),
    emailInvalid: t("auth.invalid.email"),
    passwordCommon: t("auth.errors.passwordTooCommon"),
    passwordOwnWords: t("auth.errors.passwordOwnWords"),
    passwordTooShort: t("auth.invalid.passwordTooShort"),
  };
  const problem = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return (
    <Alert color="red" title={t("adminSetup.failed")} icon={<IconAlertTriangle aria-hidden />} role="alert">
      {(problem && texts[problem]) || apiErrorText(error, t("auth.errors.unexpected"))}
    </Alert>
  );
};

/** The server knows the zones of the tables; a browser may be in another. */
const browserZone = (): { timeZone?: string } => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return Intl.supportedValuesOf("timeZone").includes(timeZone) ? { timeZone } : {};
};
