import { Alert, Text } from "@mantine/core";
import { IconBrandPaypal } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useChangeSubscription } from "../../api/use-change-subscription.ts";
import { subscriptionErrorText } from "../../subscription-error-text.ts";
import { useShown } from "../../use-shown.ts";

/** What PayPal bills is cancelled there together with it, and the button says so. */
export const DisableDialog = ({ user, onClose }: { user: AdminUser | null; onClose(): void }) => {
  const { t } = useTranslation();
  const change = useChangeSubscription();
  const shown = useShown(user);
  const email = shown?.email ?? "";
  const isLive = shown?.subscription.isLiveAtPayPal ?? false;
  const confirm = () => {
    if (!user) return;
    change.mutate(
      { userId: user.id, to: "disabled", cancelAtPayPal: isLive },
      {
        onSuccess: () =>
          showToast({ title: t("toast.success"), description: t("admin.disable.done", { email }), kind: "success" }),
        onError: (error) =>
          showToast({ title: t("errors.title"), description: subscriptionErrorText(error, t), kind: "error" }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={user !== null}
      title={t("admin.disable.title")}
      cancelLabel={t("admin.dialog.keep")}
      confirmLabel={t(isLive ? "admin.disable.cancelButton" : "admin.disable.button")}
      busyLabel={t("admin.disable.busy")}
      isBusy={change.isPending}
      color="red"
      onConfirm={confirm}
      onCancel={onClose}
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
