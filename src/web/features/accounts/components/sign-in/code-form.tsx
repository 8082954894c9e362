import { Button, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useLightForm } from "../../../../lib/use-light-form.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { signInByCode } from "../../api/sign-in-by-code.ts";
import { codeStep } from "../../code-step.ts";
import { useAfterSignIn } from "../../use-after-sign-in.ts";
import { AuthErrorAlert } from "../forms/auth-error-alert.tsx";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { ResetLinkOption } from "../links/reset-link-option.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { ResendCode } from "./resend-code.tsx";

type CodeFormProps = {
  email: string;
  linkState: "idle" | "sending" | "sent";
  onLink(): void;
  onOtherAddress(): void;
};

/** The second step of a forgotten password: the code signs in, and the settings are where a new one is chosen. */
export const CodeForm = ({ email, linkState, onLink, onOtherAddress }: CodeFormProps) => {
  const { t } = useTranslation();
  const arrive = useAfterSignIn();
  const verify = useMutation({
    mutationFn: signInByCode,
    meta: { ownErrors: true },
    onSuccess: async (answer) => {
      codeStep.end();
      await arrive(answer, "/settings?tab=account");
      if (answer.twoFactorRedirect) return;
      showToast({ title: t("auth.code.welcomeTitle"), description: t("auth.code.welcome"), kind: "success" });
    },
  });
  const { form, field } = useLightForm(
    { code: (code) => (code.trim() === "" ? t("auth.required.code") : null) },
    ({ code }) => verify.mutate({ email, otp: code.replace(/\s/g, "") }),
  );
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.code.title")} subtitle={t("auth.code.subtitle", { email })} />
      {verify.error !== null && <AuthErrorAlert isCodeStep text={authErrorText(verify.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <TextInput
            label={t("auth.code.label")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus
            {...field("code")}
          />
          <BusyButton type="submit" mt="xs" busy={verify.isPending} busyLabel={t("auth.code.verifying")}>
            {t("auth.code.verify")}
          </BusyButton>
        </Stack>
      </form>
      <ResendCode email={email} />
      <ResetLinkOption state={linkState} onAsk={onLink} />
      <Button variant="subtle" px={0} onClick={onOtherAddress} style={{ alignSelf: "flex-start" }}>
        {t("auth.code.otherAddress")}
      </Button>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
