import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { useAction } from "../../../../lib/use-action.ts";
import { authErrorText } from "../../api/auth-error-text.ts";
import { sendVerificationEmail } from "../../api/send-verification-email.ts";

export const ResendVerification = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const resend = useAction(() => sendVerificationEmail(email));
  return (
    <Stack gap="xs">
      <BusyButton
        variant="default"
        busy={resend.isPending}
        busyLabel={t("auth.verify.busy")}
        onClick={() => resend.mutate()}
      >
        {t("auth.verify.resend")}
      </BusyButton>
      <Text size="sm" role="status" c={resend.isError ? "var(--mantine-color-error)" : "dimmed"}>
        {resend.isSuccess && t("auth.verify.sent")}
        {resend.isError && authErrorText(resend.error, t)}
      </Text>
    </Stack>
  );
};
