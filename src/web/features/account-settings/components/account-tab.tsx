import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeleton } from "../../../components/card-skeleton.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { accountQuery } from "../api/account-query.ts";
import { isLocked } from "../is-locked.ts";
import { useEmailConfirmation } from "../use-email-confirmation.ts";
import { DeleteAccountSection } from "./deletion/delete-account-section.tsx";
import { EmailSection } from "./email/email-section.tsx";
import { MailSection } from "./email/mail-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { NoPasswordHint } from "./passwords/no-password-hint.tsx";
import { PasswordSection } from "./passwords/password-section.tsx";
import { SessionsSection } from "./sessions/sessions-section.tsx";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";

/** Settings > Account: how to get in, who is in, and how to leave. `push`: what this device is notified of. */
export const AccountTab = ({ push }: { push: ReactNode }) => {
  const { t } = useTranslation();
  const query = useQuery(accountQuery);
  const { data: account, refetch } = query;
  const failure = failureOf(query);
  useEmailConfirmation();
  return (
    <Stack gap="lg" maw="44rem">
      {account && (
        <>
          {isLocked(account) ? <NoPasswordHint email={account.email} /> : <PasswordSection account={account} />}
          <EmailSection account={account} />
          <TwoFactorSection account={account} />
          <MailSection />
          {push}
          <SessionsSection />
          <ExportSection />
          <DeleteAccountSection account={account} />
        </>
      )}
      {failure && (
        <RetryAlert
          title={t("accountSettings.loadFailed")}
          label={t("accountSettings.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!account && !failure && [360, 280, 180, 240].map((height) => <CardSkeleton key={height} height={height} />)}
    </Stack>
  );
};
