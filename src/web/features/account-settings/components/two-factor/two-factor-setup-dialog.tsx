import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../../lib/toast/toast.ts";
import { type TwoFactorSetup, useEnableTwoFactor } from "../../api/use-enable-two-factor.ts";
import { AccountDialog } from "../account-dialog.tsx";
import { PasswordStep } from "../passwords/password-step.tsx";
import { TwoFactorSetupSteps } from "./two-factor-setup-steps.tsx";

type TwoFactorSetupDialogProps = { opened: boolean; onClose: () => void };

/** The password, then the app and the recovery codes; on once the app has shown a right code. */
export const TwoFactorSetupDialog = ({ opened, onClose }: TwoFactorSetupDialogProps) => {
  const { t } = useTranslation();
  const enable = useEnableTwoFactor();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const close = () => {
    setSetup(null);
    onClose();
  };
  const finish = () => {
    showToast({ title: t("toast.success"), description: t("accountSettings.twoFactor.turnedOn"), kind: "success" });
    close();
  };
  return (
    <AccountDialog
      opened={opened}
      title={t("accountSettings.twoFactor.setupTitle")}
      size={setup ? "lg" : "md"}
      isSticky={setup !== null}
      onClose={close}
    >
      {setup ? (
        <TwoFactorSetupSteps setup={setup} onDone={finish} onCancel={close} />
      ) : (
        <PasswordStep
          text={t("accountSettings.twoFactor.setupText")}
          submitLabel={t("accountSettings.continue")}
          busyLabel={t("accountSettings.checking")}
          request={enable}
          onDone={setSetup}
          onCancel={close}
        />
      )}
    </AccountDialog>
  );
};
