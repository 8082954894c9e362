import { Button, Stack } from "@mantine/core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { PasswordField } from "../../../../components/fields/password-field.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { useAction } from "../../../../lib/use-action.ts";
import { useAnswer } from "../../../../lib/use-answer.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { checkResetLink } from "../../api/check-reset-link.ts";
import { resetPassword } from "../../api/reset-password.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkNewPassword } from "../forms/auth-validation.ts";
import { ModeSwitch } from "../sign-in/mode-switch.tsx";
import { AuthLink } from "./auth-link.tsx";

/** What the mailed link opens: a new password, typed twice. A link that no longer works says so before anything is typed. */
export const NewPassword = ({ token }: { token: string }) => {
  const { answer, error } = useAnswer(useCallback(() => checkResetLink(token), [token]));
  if (answer === undefined && error === undefined) return <CardSkeleton height="20rem" />;
  const isMalformed = error instanceof ApiError && error.fields["token"] !== undefined;
  return isMalformed || answer?.isValid === false ? <SpentLink /> : <NewPasswordForm token={token} />;
};

const SpentLink = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" role="status">
      <AuthPanelHeading title={t("auth.reset.spentTitle")} subtitle={t("auth.reset.spent")} />
      <Button renderRoot={(props) => <AuthLink search={{ mode: "forgot-password" }} {...props} />}>
        {t("auth.reset.askAgain")}
      </Button>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};

const NewPasswordForm = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { show } = useAuthPlace();
  const submit = useAction(resetPassword, () => {
    showToast({ title: t("toast.success"), description: t("auth.reset.done"), kind: "success" });
    show({});
  });
  const { form, field } = useLightForm(
    { password: (password) => checkNewPassword(password, t), confirm: () => null },
    ({ password, confirm }) => {
      if (password === confirm) submit.mutate({ token, newPassword: password });
      else showToast({ title: t("errors.title"), description: t("auth.reset.mismatch"), kind: "error" });
    },
  );
  const texts: Record<string, string> = {
    passwordCommon: t("auth.errors.passwordTooCommon"),
    passwordOwnWords: t("auth.errors.passwordOwnWords"),
    passwordTooShort: t("auth.invalid.passwordTooShort"),
    tokenInvalid: t("auth.errors.linkExpired"),
  };
  const problem = submit.error instanceof ApiError ? Object.values(submit.error.fields)[0] : undefined;
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.reset.title")} subtitle={t("auth.reset.subtitle")} />
      {submit.error !== null && (
        <AuthErrorAlert text={(problem && texts[problem]) || apiErrorText(submit.error, t("auth.errors.unexpected"))} />
      )}
      <form {...form}>
        <Stack gap="md">
          <PasswordField
            label={t("auth.reset.new")}
            autoComplete="new-password"
            description={t("auth.passwordHint")}
            {...field("password")}
          />
          <PasswordField label={t("auth.reset.confirm")} autoComplete="new-password" {...field("confirm")} />
          <BusyButton type="submit" mt="xs" busy={submit.isPending} busyLabel={t("auth.reset.busy")}>
            {t("auth.reset.submit")}
          </BusyButton>
        </Stack>
      </form>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
