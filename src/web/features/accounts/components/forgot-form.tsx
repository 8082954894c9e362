import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useLightForm } from "../../../lib/use-light-form.ts";
import { authErrorText } from "../api/auth-error-text.ts";
import { requestPasswordReset } from "../api/request-password-reset.ts";
import { sendCode } from "../api/send-code.ts";
import { codeStep } from "../code-step.ts";
import { AuthErrorAlert } from "./forms/auth-error-alert.tsx";
import { EmailField } from "./forms/auth-fields.tsx";
import { AuthPanelHeading } from "./forms/auth-panel-heading.tsx";
import { checkEmail } from "./forms/auth-validation.ts";
import { ResetLinkOption } from "./links/reset-link-option.tsx";
import { CodeForm } from "./sign-in/code-form.tsx";
import { ModeSwitch } from "./sign-in/mode-switch.tsx";

/** Forgot password: first the address, then the code that was mailed there. */
export const ForgotForm = () => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState(() => codeStep.read()?.email ?? null);
  const send = useAction(sendCode);
  const link = useAction(requestPasswordReset);
  const { form, field } = useLightForm({ email: (email) => checkEmail(email, t) }, ({ email }) => {
    const address = email.trim();
    send.mutate(address, {
      onSuccess: () => {
        showToast({ title: t("auth.forgot.sentTitle"), description: t("auth.forgot.sent"), kind: "success" });
        codeStep.begin(address);
        setSentTo(address);
      },
    });
  });
  const linkState = link.isSuccess ? "sent" : link.isPending ? "sending" : "idle";
  const mailLink = (email: string) =>
    link.mutate(email, {
      onError: (error) => showApiError(error),
    });
  if (sentTo !== null) {
    const giveUp = () => {
      codeStep.end();
      setSentTo(null);
    };
    return <CodeForm email={sentTo} linkState={linkState} onLink={() => mailLink(sentTo)} onOtherAddress={giveUp} />;
  }
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.forgot.title")} subtitle={t("auth.forgot.subtitle")} />
      {send.error !== null && <AuthErrorAlert isCodeStep text={authErrorText(send.error, t)} />}
      <form {...form}>
        <Stack gap="md">
          <EmailField autoComplete="username" {...field("email")} />
          <BusyButton type="submit" mt="xs" busy={send.isPending} busyLabel={t("auth.forgot.sending")}>
            {t("auth.forgot.send")}
          </BusyButton>
        </Stack>
      </form>
      {/* Too many codes were asked for, maybe by strangers: a link still goes out. */}
      {send.error !== null && send.variables !== undefined && (
        <ResetLinkOption state={linkState} onAsk={() => mailLink(send.variables)} />
      )}
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
