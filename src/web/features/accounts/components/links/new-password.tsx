import { Button, Stack } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { apiErrorText, showToast } from "../../../../lib/toast/toast.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { resetLinkQuery } from "../../api/reset-link-query.ts";
import { resetPassword } from "../../api/reset-password.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { PasswordField } from "../forms/auth-fields.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { checkNewPassword } from "../forms/auth-validation.ts";
import { ModeSwitch } from "../sign-in/mode-switch.tsx";

/** What the mailed link opens: a new password, typed twice. A link that no longer works says so before anything is typed. */
export const NewPassword = ({ token }: { token: string }) => {
  const { data, error, isPending } = useQuery(resetLinkQuery(token));
  if (isPending) return <CardSkeleton height="20rem" />;
  const isMalformed = error instanceof ApiError && error.fields["token"] !== undefined;
  return isMalformed || data?.isValid === false ? <SpentLink /> : <NewPasswordForm token={token} />;
};

const SpentLink = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" role="status">
      <AuthPanelHeading title={t("auth.reset.spentTitle")} subtitle={t("auth.reset.spent")} />
      <Button renderRoot={(props) => <Link to="/auth" search={{ mode: "forgot-password" }} {...props} />}>
        {t("auth.reset.askAgain")}
      </Button>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};

const NewPasswordForm = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = useMutation({
    mutationFn: resetPassword,
    meta: { ownErrors: true },
    onSuccess: async () => {
      showToast({ title: t("toast.success"), description: t("auth.reset.done"), kind: "success" });
      await navigate({ to: "/auth" });
    },
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
