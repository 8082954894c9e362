import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import { type SubscriptionChange, useChangeSubscription } from "../../api/use-change-subscription.ts";
import { subscriptionErrorText } from "../../subscription-error-text.ts";

export type SubscriptionDialogProps = { user: AdminUser | null; onClose(): void };

/** What the dialogs for enabling and disabling share: whom they are about, and sending the change. */
export const useSubscriptionSwitch = ({ user, onClose }: SubscriptionDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeSubscription();
  const shown = useLastValue(user);
  const send = (to: SubscriptionChange, doneText: string) => {
    if (!user) return;
    change.mutate(
      { ...to, userId: user.id },
      {
        onSuccess: () => showToast({ title: t("toast.success"), description: doneText, kind: "success" }),
        onError: (error) =>
          showToast({ title: t("errors.title"), description: subscriptionErrorText(error, t), kind: "error" }),
        onSettled: onClose,
      },
    );
  };
  const dialog = {
    opened: user !== null,
    cancelLabel: t("admin.dialog.keep"),
    isBusy: change.isPending,
    onCancel: onClose,
  };
  return { shown, email: shown?.email ?? "", send, dialog };
};
