import { useTranslation } from "react-i18next";
import { useAction } from "../../../../lib/use-action.ts";
import { sendVerificationEmail } from "../../api/send-verification-email.ts";
import { ResendButton } from "../forms/resend-button.tsx";

export const ResendVerification = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const resend = useAction(() => sendVerificationEmail(email));
  return (
    <ResendButton
      resend={resend}
      label={t("auth.verify.resend")}
      busyLabel={t("auth.verify.busy")}
      sentText={t("auth.verify.sent")}
    />
  );
};
