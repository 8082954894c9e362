import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { PasswordField } from "../../../../components/fields/password-field.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useAction } from "../../../../lib/use-action.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { signUp } from "../../api/sign-up.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { EmailField, FullNameField } from "../forms/auth-fields.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkEmail, checkFullName, checkNewPassword } from "../forms/auth-validation.ts";
import { ModeSwitch } from "../sign-in/mode-switch.tsx";
import { VerifyNotice } from "./verify-notice.tsx";

export const SignUpForm = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const submit = useAction(signUp);
  const { form, field } = useLightForm(
    {
      name: (name) => checkFullName(name, t),
      email: (email) => checkEmail(email, t),
      password: (password) => checkNewPassword(password, t),
    },
    ({ name, email, password }) =>
      submit.mutate({ name: name.trim(), email: email.trim(), password, language, timeZone: browserTimeZone() }),
  );
  if (submit.isSuccess) return <VerifyNotice email={submit.variables.email} />;
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.signUp.title")} subtitle={t("auth.signUp.subtitle")} />
      {submit.error !== null && <AuthErrorAlert text={authErrorText(submit.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <FullNameField {...field("name")} />
          <EmailField autoComplete="email" {...field("email")} />
          <PasswordField autoComplete="new-password" description={t("auth.passwordHint")} {...field("password")} />
          <BusyButton type="submit" mt="xs" busy={submit.isPending} busyLabel={t("auth.signUp.busy")}>
            {t("auth.signUp.submit")}
          </BusyButton>
        </Stack>
      </form>
      <ModeSwitch question={t("auth.signUp.otherwise")} label={t("auth.signUp.toSignIn")} mode="sign-in" />
    </Stack>
  );
};

// The business starts in the zone its owner signs up from; the profile can change it.
const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
