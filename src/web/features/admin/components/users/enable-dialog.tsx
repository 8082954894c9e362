import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useChangeSubscription } from "../../api/use-change-subscription.ts";
import { subscriptionErrorText } from "../../subscription-error-text.ts";
import { useShown } from "../../use-shown.ts";

export const EnableDialog = ({ user, onClose }: { user: AdminUser | null; onClose(): void }) => {
  const { t } = useTranslation();
  const change = useChangeSubscription();
  const email = useShown(user)?.email ?? "";
  const confirm = () => {
    if (!user) return;
    change.mutate(
      { userId: user.id, to: "enabled" },
      {
        onSuccess: () =>
          showToast({ title: t("toast.success"), description: t("admin.enable.done", { email }), kind: "success" }),
        onError: (error) =>
          showToast({ title: t("errors.title"), description: subscriptionErrorText(error, t), kind: "error" }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={user !== null}
      title={t("admin.enable.title")}
      cancelLabel={t("admin.dialog.keep")}
      confirmLabel={t("admin.enable.button")}
      busyLabel={t("admin.enable.busy")}
      isBusy={change.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t("admin.enable.text", { email })}</Text>
    </ConfirmDialog>
  );
};
