import { useTranslation } from "react-i18next";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useDisableTwoFactor } from "../../api/use-disable-two-factor.ts";
import { AccountDialog } from "../account-dialog.tsx";
import { PasswordStep } from "../passwords/password-step.tsx";

type TwoFactorOffDialogProps = { opened: boolean; onClose: () => void };

export const TwoFactorOffDialog = ({ opened, onClose }: TwoFactorOffDialogProps) => {
  const { t } = useTranslation();
  const disable = useDisableTwoFactor();
  const finish = () => {
    showToast({ title: t("toast.success"), description: t("accountSettings.twoFactor.turnedOff"), kind: "success" });
    onClose();
  };
  return (
    <AccountDialog opened={opened} title={t("accountSettings.twoFactor.offTitle")} onClose={onClose}>
      <PasswordStep
        text={t("accountSettings.twoFactor.offText")}
        submitLabel={t("accountSettings.twoFactor.turnOff")}
        busyLabel={t("accountSettings.twoFactor.turningOff")}
        color="red"
        request={disable}
        onDone={finish}
        onCancel={onClose}
      />
    </AccountDialog>
  );
};
