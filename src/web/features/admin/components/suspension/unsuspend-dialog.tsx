import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { useInstantText } from "../../use-instant-text.ts";
import { type SuspensionDialogProps, useSuspensionSwitch } from "./use-suspension-switch.ts";

export const UnsuspendDialog = (props: SuspensionDialogProps) => {
  const { t } = useTranslation();
  const { dateText } = useInstantText();
  const { shown, email, send, isBusy } = useSuspensionSwitch(props);
  const suspension = shown?.suspension;
  return (
    <ConfirmDialog
      opened={props.user !== null}
      title={t("admin.unsuspend.title")}
      cancelLabel={t("admin.dialog.keep")}
      confirmLabel={t("admin.unsuspend.button")}
      busyLabel={t("admin.unsuspend.busy")}
      isBusy={isBusy}
      onConfirm={() => send(null)}
      onCancel={props.onClose}
    >
      <Text>{t("admin.unsuspend.text", { email })}</Text>
      {suspension && (
        <Text c="dimmed" dir="auto">
          {t("admin.unsuspend.since", { date: dateText(suspension.at), reason: suspension.reason })}
        </Text>
      )}
    </ConfirmDialog>
  );
};
