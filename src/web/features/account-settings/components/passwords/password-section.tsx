import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#contract/account/account-security.ts";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { PasswordForm } from "./password-form.tsx";

export const PasswordSection = ({ account }: { account: AccountSecurity }) => {
  const { t } = useTranslation();
  const title = t(account.hasPassword ? "accountSettings.password.title" : "accountSettings.password.setTitle");
  return (
    <SectionCard title={title} description={t("accountSettings.password.description")}>
      <PasswordForm asksPassword={account.asksPassword} />
    </SectionCard>
  );
};
