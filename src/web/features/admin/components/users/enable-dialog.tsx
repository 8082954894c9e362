import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { type SubscriptionDialogProps, useSubscriptionSwitch } from "./use-subscription-switch.ts";

export const EnableDialog = (props: SubscriptionDialogProps) => {
  const { t } = useTranslation();
  const { email, send, dialog } = useSubscriptionSwitch(props);
  return (
    <ConfirmDialog
      {...dialog}
      title={t("admin.enable.title")}
      confirmLabel={t("admin.enable.button")}
      busyLabel={t("admin.enable.busy")}
      onConfirm={() => send({ to: "enabled" }, t("admin.enable.done", { email }))}
    >
      <Text>{t("admin.enable.text", { email })}</Text>
    </ConfirmDialog>
  );
};
