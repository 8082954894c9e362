import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#contract/account/account-security.ts";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { isLocked } from "../../is-locked.ts";
import { AccountDialog } from "../account-dialog.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";

export const DeleteAccountSection = ({ account }: { account: AccountSecurity }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <SectionCard
      title={t("accountSettings.delete.title")}
      description={t("accountSettings.delete.description")}
      isDanger
    >
      <Group>
        <Button color="red" variant="light" disabled={isLocked(account)} onClick={() => setIsOpen(true)}>
          {t("accountSettings.delete.open")}
        </Button>
      </Group>
      <AccountDialog opened={isOpen} title={t("accountSettings.delete.dialogTitle")} onClose={close}>
        <DeleteAccountForm asksPassword={account.asksPassword} onCancel={close} />
      </AccountDialog>
    </SectionCard>
  );
};
