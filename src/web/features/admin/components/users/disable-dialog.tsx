import { Alert, Text } from "@mantine/core";
import { IconBrandPaypal } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { type SubscriptionDialogProps, useSubscriptionSwitch } from "./use-subscription-switch.ts";

/** What PayPal bills is cancelled there together with it, and the button says so. */
export const DisableDialog = (props: SubscriptionDialogProps) => {
  const { t } = useTranslation();
  const { shown, email, send, dialog } = useSubscriptionSwitch(props);
  const isLive = shown?.subscription.isLiveAtPayPal ?? false;
  return (
    <ConfirmDialog
      {...dialog}
      title={t("admin.disable.title")}
      confirmLabel={t(isLive ? "admin.disable.cancelButton" : "admin.disable.button")}
      busyLabel={t("admin.disable.busy")}
      color="red"
      onConfirm={() => send({ to: "disabled", cancelAtPayPal: isLive }, t("admin.disable.done", { email }))}
    >
      <Text>{t("admin.disable.text", { email })}</Text>
      {isLive && (
        <Alert color="yellow" icon={<IconBrandPaypal aria-hidden />}>
          {t("admin.disable.liveText")}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
