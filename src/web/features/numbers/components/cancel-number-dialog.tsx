import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useReleaseNumber } from "../api/use-release-number.ts";

type CancelNumberDialogProps = { number: WhatsAppNumber | null; onClose: () => void };

/** A number given back doesn't return, so it is asked once more. */
export const CancelNumberDialog = ({ number, onClose }: CancelNumberDialogProps) => {
  const { t } = useTranslation();
  const release = useReleaseNumber();
  const confirm = () => {
    if (!number) return;
    runToEnd(release, number.id, {
      onSuccess: ({ isReleased }) => {
        const description = t(isReleased ? "numbers.cancel.released" : "numbers.cancel.releasing");
        showToast({ title: t("toast.success"), description, kind: "success" });
        onClose();
      },
      onError: () => {
        showToast({ title: t("errors.title"), description: t("numbers.cancel.failed"), kind: "error" });
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={number !== null}
      title={t("numbers.cancel.title")}
      cancelLabel={t("numbers.cancel.keep")}
      confirmLabel={t("numbers.cancel.confirm")}
      busyLabel={t("numbers.cancel.busy")}
      isBusy={release.isPending}
      color="red"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t("numbers.cancel.text", { number: formatPhone(number?.phoneNumber ?? "") })}</Text>
    </ConfirmDialog>
  );
};
