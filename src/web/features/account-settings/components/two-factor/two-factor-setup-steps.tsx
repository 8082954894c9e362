import { Button, Code, CopyButton, Group, Stack, Text, Title } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TwoFactorSetup } from "../../api/use-enable-two-factor.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoFactorCodeForm } from "./two-factor-code-form.tsx";
import classes from "./two-factor-setup-steps.module.css";

type TwoFactorSetupStepsProps = { setup: TwoFactorSetup; onDone: () => void; onCancel: () => void };

export const TwoFactorSetupSteps = ({ setup, onDone, onCancel }: TwoFactorSetupStepsProps) => {
  const { t } = useTranslation();
  const secret = new URL(setup.totpURI).searchParams.get("secret") ?? "";
  return (
    <ol className={classes.steps}>
      <li>
        <Title order={3}>{t("accountSettings.twoFactor.scan")}</Title>
        <div className={classes.scan}>
          <QrCode text={setup.totpURI} label={t("accountSettings.twoFactor.qrLabel")} />
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t("accountSettings.twoFactor.secretHint")}</Text>
            <Code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</Code>
            <CopySecret secret={secret} />
          </Stack>
        </div>
      </li>
      <li>
        <Title order={3}>{t("accountSettings.twoFactor.keepCodes")}</Title>
        <RecoveryCodes codes={setup.backupCodes} />
      </li>
      <li>
        <Title order={3}>{t("accountSettings.twoFactor.enterCode")}</Title>
        <TwoFactorCodeForm onDone={onDone} onCancel={onCancel} />
      </li>
    </ol>
  );
};

const CopySecret = ({ secret }: { secret: string }) => {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? "accountSettings.copied" : "accountSettings.twoFactor.copySecret")}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
};
