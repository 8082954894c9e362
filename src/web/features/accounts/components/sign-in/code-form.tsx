import { Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useAction } from "../../../../lib/use-action.ts";
import { signInByCode } from "../../api/sign-in-by-code.ts";
import { codeStep } from "../../code-step.ts";
import { useAfterSignIn } from "../../use-after-sign-in.ts";
import { AuthPanelHeading } from "../forms/auth-panel-heading.tsx";
import { ResetLinkOption } from "../links/reset-link-option.tsx";
import { CodeEntry } from "./code-entry.tsx";
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
  const verify = useAction(signInByCode, async (answer) => {
    codeStep.end();
    await arrive(answer, "/settings?tab=account");
    if (answer.twoFactorRedirect) return;
    showToast({ title: t("auth.code.welcomeTitle"), description: t("auth.code.welcome"), kind: "success" });
  });
  return (
    <Stack gap="lg">
      <AuthPanelHeading title={t("auth.code.title")} subtitle={t("auth.code.subtitle", { email })} />
      <CodeEntry
        label={t("auth.code.label")}
        inputMode="numeric"
        maxLength={12}
        verifying={verify}
        onCode={(code) => verify.mutate({ email, otp: code.replace(/\s/g, "") })}
      />
      <ResendCode email={email} />
      <ResetLinkOption state={linkState} onAsk={onLink} />
      <Button variant="subtle" px={0} onClick={onOtherAddress} style={{ alignSelf: "flex-start" }}>
        {t("auth.code.otherAddress")}
      </Button>
      <ModeSwitch label={t("auth.verify.backToSignIn")} mode="sign-in" />
    </Stack>
  );
};
