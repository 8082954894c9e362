import { Button, Stack, Text, Title } from "@mantine/core";
import { IconMailCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AuthLink } from "../links/auth-link.tsx";
import { ResendVerification } from "./resend-verification.tsx";

type VerifyNoticeProps = {
  email: string;
  /** Another link was asked for: only an address that isn't verified yet gets one. */
  isAskedAgain?: boolean;
};

/** The same for a new and for a known address, so that it tells nothing about who has an account. */
export const VerifyNotice = ({ email, isAskedAgain = false }: VerifyNoticeProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" role="status">
      <IconMailCheck size={44} stroke={1.5} color="var(--mantine-primary-color-filled)" aria-hidden />
      <Stack gap="xs">
        <Title order={1}>{t("auth.verify.title")}</Title>
        <Text>{t(isAskedAgain ? "auth.verify.sent" : "auth.verify.checkEmail")}</Text>
        {!isAskedAgain && <Text c="dimmed">{t("auth.verify.sentTo", { email })}</Text>}
      </Stack>
      <Stack gap="xs">
        <ResendVerification email={email} />
        <Button variant="subtle" component={AuthLink}>
          {t("auth.verify.backToSignIn")}
        </Button>
      </Stack>
    </Stack>
  );
};
