import { Alert, Text } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#contract/account/account-security.ts";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { isLocked } from "../../is-locked.ts";
import { EmailForm } from "./email-form.tsx";

export const EmailSection = ({ account }: { account: AccountSecurity }) => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t("accountSettings.email.title")} description={t("accountSettings.email.description")}>
      <Text size="sm">
        {t("accountSettings.email.current")} <strong dir="auto">{account.email}</strong>
      </Text>
      {account.pendingEmail !== null && (
        <Alert
          color="yellow"
          icon={<IconMailForward aria-hidden />}
          title={t("accountSettings.email.pendingTitle", { email: account.pendingEmail })}
        >
          {t("accountSettings.email.pending")}
        </Alert>
      )}
      {!isLocked(account) && <EmailForm asksPassword={account.asksPassword} />}
    </SectionCard>
  );
};
