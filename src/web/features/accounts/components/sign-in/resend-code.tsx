import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../../lib/use-action.ts";
import { useAnswer } from "../../../../lib/use-answer.ts";
import { readAuthOptions } from "../../api/auth-options.ts";
import { sendCode } from "../../api/send-code.ts";
import { codeStep } from "../../code-step.ts";
import { ResendButton } from "../forms/resend-button.tsx";

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
    <ResendButton
      resend={resend}
      label={secondsLeft > 0 ? t("auth.code.resendIn", { count: secondsLeft }) : t("auth.code.resend")}
      busyLabel={t("auth.forgot.sending")}
      sentText={t("auth.forgot.sent")}
      disabled={secondsLeft > 0}
    />
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
