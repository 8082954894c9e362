import { Text, Textarea } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { type SuspensionDialogProps, useSuspensionSwitch } from "./use-suspension-switch.ts";

/** Asks for a reason, which is stored for later. */
export const SuspendDialog = (props: SuspensionDialogProps) => {
  const { t } = useTranslation();
  const { email, send, isBusy } = useSuspensionSwitch(props);
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const userId = props.user?.id;
  // The reason is cleared for the next account.
  useEffect(() => {
    if (userId === undefined) return;
    setReason("");
    setIsMissing(false);
  }, [userId]);
  const confirm = () => {
    const text = reason.replace(/\s+/g, " ").trim();
    if (text === "") setIsMissing(true);
    else send(text);
  };
  return (
    <ConfirmDialog
      opened={props.user !== null}
      title={t("admin.suspend.title")}
      cancelLabel={t("admin.dialog.keep")}
      confirmLabel={t("admin.suspend.button")}
      busyLabel={t("admin.suspend.busy")}
      color="red"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={props.onClose}
    >
      <Text>{t("admin.suspend.text", { email })}</Text>
      <Textarea
        label={t("admin.suspend.reason")}
        description={t("admin.suspend.reasonHint")}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={reason}
        error={isMissing && t("admin.suspend.reasonRequired")}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
    </ConfirmDialog>
  );
};
