import { Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { verifyTwoFactor } from "../../api/verify-two-factor.ts";
import { useAfterSignIn } from "../../use-after-sign-in.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { ModeSwitch } from "./mode-switch.tsx";

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export const TwoFactorForm = () => {
  const { t } = useTranslation();
  const arrive = useAfterSignIn();
  const verify = useMutation({ mutationFn: verifyTwoFactor, meta: { ownErrors: true }, onSuccess: () => arrive({}) });
  const { form, field } = useLightForm(
    { code: (code) => (code.trim() === "" ? t("auth.required.code") : null) },
    ({ code }) => verify.mutate(code),
  );
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.twoFactor.title")} subtitle={t("auth.twoFactor.subtitle")} />
      {verify.error !== null && <AuthErrorAlert isCodeStep text={authErrorText(verify.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <TextInput
            label={t("auth.twoFactor.label")}
            description={t("auth.twoFactor.hint")}
            autoComplete="one-time-code"
            maxLength={40}
            autoFocus
            {...field("code")}
          />
          <BusyButton type="submit" mt="xs" busy={verify.isPending} busyLabel={t("auth.code.verifying")}>
            {t("auth.code.verify")}
          </BusyButton>
        </Stack>
      </form>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
