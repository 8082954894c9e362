import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { PasswordField } from "../../../../components/fields/password-field.tsx";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import { useAction } from "../../../../lib/use-action.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authCodeText, authErrorText } from "../../api/auth-error-text.ts";
import { AuthError } from "../../api/auth-request.ts";
import { signIn } from "../../api/sign-in.ts";
import { useAfterSignIn } from "../../use-after-sign-in.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { EmailField } from "../forms/auth-fields.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkEmail, checkPassword } from "../forms/auth-validation.ts";
import { SignInReason } from "../links/sign-in-reason.tsx";
import { ResendVerification } from "../sign-up/resend-verification.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { SocialButtons } from "./social-buttons.tsx";

export const SignInForm = () => {
  const { t } = useTranslation();
  const { error: linkError } = useAuthPlace().search;
  const arrive = useAfterSignIn();
  // Stays busy until the owner is known: the page then moves on by itself.
  const submit = useAction(signIn, (answer) => arrive(answer));
  // Somebody may have guessed too often; the owner's own code opens a door that guesses can't close.
  const [isCrowded, setCrowded] = useState(false);
  const onError = (error: unknown) => setCrowded((was) => was || (error instanceof AuthError && error.status === 429));
  const { form, field } = useLightForm(
    { email: (email) => checkEmail(email, t), password: (password) => checkPassword(password, t), code: () => null },
    ({ email, password, code }) =>
      submit.mutate({ email: email.trim(), password, code: code.replace(/\s/g, "") }, { onError }),
  );
  const refused = submit.error;
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.signIn.title")} subtitle={t("auth.signIn.subtitle")} />
      {refused === null && <SignInReason />}
      {refused === null && linkError && linkError !== "LINK_USED" && submit.isIdle && (
        <AuthErrorAlert text={authCodeText(linkError, t)} />
      )}
      {refused !== null && <AuthErrorAlert text={authErrorText(refused, t)} />}
      {refused instanceof AuthError && refused.code === "EMAIL_NOT_VERIFIED" && submit.variables && (
        <ResendVerification email={submit.variables.email} />
      )}
      <form {...form}>
        <Stack gap="md">
          <EmailField autoComplete="username" {...field("email")} />
          <PasswordField autoComplete="current-password" {...field("password")} />
          {isCrowded && (
            <TextInput
              label={t("auth.twoFactor.label")}
              description={t("auth.signIn.codeHint")}
              maxLength={40}
              autoComplete="one-time-code"
              {...field("code")}
            />
          )}
          <BusyButton type="submit" mt="xs" busy={submit.isPending} busyLabel={t("auth.signIn.busy")}>
            {t("auth.signIn.submit")}
          </BusyButton>
        </Stack>
      </form>
      <SocialButtons />
      <ModeSwitch label={t("auth.forgot.link")} mode="forgot-password" />
      <ModeSwitch question={t("auth.signIn.otherwise")} label={t("auth.signIn.toSignUp")} mode="sign-up" />
    </Stack>
  );
};
