import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useNewRecoveryCodes } from "../../api/use-new-recovery-codes.ts";
import { AccountDialog } from "../account-dialog.tsx";
import { PasswordStep } from "../passwords/password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type RecoveryCodesDialogProps = { opened: boolean; onClose: () => void };

export const RecoveryCodesDialog = ({ opened, onClose }: RecoveryCodesDialogProps) => {
  const { t } = useTranslation();
  const renew = useNewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setCodes(null);
    onClose();
  };
  return (
    <AccountDialog
      opened={opened}
      title={t("accountSettings.twoFactor.newCodes")}
      isSticky={codes !== null}
      onClose={close}
    >
      {codes ? (
        <Stack gap="lg">
          <RecoveryCodes codes={codes} />
          <DialogActions>
            <Button onClick={close}>{t("accountSettings.done")}</Button>
          </DialogActions>
        </Stack>
      ) : (
        <PasswordStep
          text={t("accountSettings.twoFactor.newCodesText")}
          submitLabel={t("accountSettings.continue")}
          busyLabel={t("accountSettings.checking")}
          request={renew}
          onDone={({ backupCodes }) => setCodes(backupCodes)}
          onCancel={close}
        />
      )}
    </AccountDialog>
  );
};
