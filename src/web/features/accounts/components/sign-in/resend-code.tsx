import { Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useAction } from "../../../../lib/use-action.ts";
import { useAnswer } from "../../../../lib/use-answer.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { readAuthOptions } from "../../api/auth-options.ts";
import { sendCode } from "../../api/send-code.ts";
import { codeStep } from "../../code-step.ts";

/** Another code can be asked for after a wait, which is counted down where it can be seen. */
export const ResendCode = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const { answer } = useAnswer(readAuthOptions);
  const waitSeconds = answer?.codeResendSeconds ?? 60;
  const [sentAtMs, setSentAtMs] = useState(() => codeStep.read()?.sentAtMs ?? Date.now());
  const secondsLeft = useCountdown(sentAtMs + waitSeconds * 1000);
  const resend = useAction(
    () => sendCode(email),
    () => {
      codeStep.begin(email);
      setSentAtMs(Date.now());
    },
  );
  return (
    <Stack gap="xs">
      <BusyButton
        variant="default"
        busy={resend.isPending}
        busyLabel={t("auth.forgot.sending")}
        disabled={secondsLeft > 0}
        onClick={() => resend.mutate()}
      >
        {secondsLeft > 0 ? t("auth.code.resendIn", { count: secondsLeft }) : t("auth.code.resend")}
      </BusyButton>
      <Text size="sm" role="status" c={resend.isError ? "var(--mantine-color-error)" : "dimmed"}>
        {resend.isSuccess && t("auth.forgot.sent")}
        {resend.isError && authErrorText(resend.error, t)}
      </Text>
    </Stack>
  );
};

const useCountdown = (untilMs: number): number => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
};
