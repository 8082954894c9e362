import { Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useCancelSubscription } from "../api/use-cancel-subscription.ts";
import { useInstantDayText } from "../use-instant-day-text.ts";

type CancelSubscriptionDialogProps = { status: SubscriptionStatus; opened: boolean; onClose: () => void };

/** What PayPal gets when the owner gives no reason; for its records, not for readers. */
const plainReason = "User requested cancellation";

export const CancelSubscriptionDialog = ({ status, opened, onClose }: CancelSubscriptionDialogProps) => {
  const { t } = useTranslation();
  const day = useInstantDayText();
  const [reason, setReason] = useState("");
  const cancel = useCancelSubscription();
  // What nobody has paid for ends with the billing.
  const until = status.unpaid === null ? (status.subscriptionEnd ?? status.nextBillingAt) : status.unpaid.paidUntil;
  const confirm = () =>
    runToEnd(cancel, reason.trim() || plainReason, {
      onSuccess: () => {
        onClose();
        showToast({ title: t("toast.success"), description: t("subscription.tab.cancelled"), kind: "success" });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === "signed-out") return;
        showToast({ title: t("errors.title"), description: t("subscription.tab.cancelFailed"), kind: "error" });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={t("subscription.tab.cancelTitle")}
      cancelLabel={t("subscription.tab.keep")}
      confirmLabel={t("subscription.tab.cancel")}
      busyLabel={t("subscription.tab.cancelling")}
      isBusy={cancel.isPending}
      color="red"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>
        {until === null ? t("subscription.tab.cancelNow") : t("subscription.tab.cancelText", { date: day(until) })}
      </Text>
      <Textarea
        label={t("subscription.tab.reason")}
        size="md"
        dir="auto"
        autosize
        minRows={2}
        maxLength={128}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
