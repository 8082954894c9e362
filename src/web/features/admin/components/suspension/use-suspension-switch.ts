import { useTranslation } from "react-i18next";
import type { AdminUser } from "#contract/admin/admin.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";
import { useLastValue } from "../../../../lib/use-last-value.ts";
import { useChangeSuspension } from "../../api/use-change-suspension.ts";

export type SuspensionDialogProps = { user: AdminUser | null; onClose(): void };

/** What both dialogs share: whom they are about, and sending the change. */
export const useSuspensionSwitch = ({ user, onClose }: SuspensionDialogProps) => {
  const { t } = useTranslation();
  const change = useChangeSuspension();
  const shown = useLastValue(user);
  const email = shown?.email ?? "";
  const send = (reason: string | null) => {
    if (!user) return;
    const done = t(reason === null ? "admin.unsuspend.done" : "admin.suspend.done", { email });
    change.mutate(
      { userId: user.id, reason },
      {
        onSuccess: () => {
          showToast({ title: t("toast.success"), description: done, kind: "success" });
          onClose();
        },
        onError: (error) => showApiError(error, { text: t("admin.suspend.failed") }),
      },
    );
  };
  return { shown, email, send, isBusy: change.isPending };
};
