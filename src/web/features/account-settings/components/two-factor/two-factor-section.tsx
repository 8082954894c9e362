import { Badge, Button, Group, Text } from "@mantine/core";
import { IconShieldCheck, IconShieldOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#contract/account/account-security.ts";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { TwoFactorOffDialog } from "./two-factor-off-dialog.tsx";
import { TwoFactorSetupDialog } from "./two-factor-setup-dialog.tsx";

type OpenDialog = "setup" | "off" | "codes" | null;

export const TwoFactorSection = ({ account }: { account: AccountSecurity }) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const isOn = account.twoFactorEnabled;
  return (
    <SectionCard title={t("accountSettings.twoFactor.title")} description={t("accountSettings.twoFactor.description")}>
      <Group gap="sm">
        <Badge
          size="lg"
          color={isOn ? "green" : "gray"}
          leftSection={isOn ? <IconShieldCheck size={16} aria-hidden /> : <IconShieldOff size={16} aria-hidden />}
        >
          {t(isOn ? "accountSettings.twoFactor.on" : "accountSettings.twoFactor.off")}
        </Badge>
        <Text size="sm">{t(hintKey(account))}</Text>
      </Group>
      <Group gap="sm">
        {!isOn && (
          <Button disabled={!account.hasPassword} onClick={() => setDialog("setup")}>
            {t("accountSettings.twoFactor.turnOn")}
          </Button>
        )}
        {isOn && (
          <>
            <Button variant="default" onClick={() => setDialog("codes")}>
              {t("accountSettings.twoFactor.newCodes")}
            </Button>
            <Button variant="default" onClick={() => setDialog("off")}>
              {t("accountSettings.twoFactor.turnOff")}
            </Button>
          </>
        )}
      </Group>
      <TwoFactorSetupDialog opened={dialog === "setup"} onClose={close} />
      <TwoFactorOffDialog opened={dialog === "off"} onClose={close} />
      <RecoveryCodesDialog opened={dialog === "codes"} onClose={close} />
    </SectionCard>
  );
};

const hintKey = ({ twoFactorEnabled, hasPassword }: AccountSecurity) => {
  if (twoFactorEnabled) return "accountSettings.twoFactor.onHint";
  return hasPassword ? "accountSettings.twoFactor.offHint" : "accountSettings.twoFactor.needsPassword";
};
