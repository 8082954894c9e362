import { Alert, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { AdminNumber, AdminRegistration } from "#contract/admin/admin-whatsapp.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useLastValue } from "../../../lib/use-last-value.ts";
import { useDeleteRecord } from "../api/use-delete-record.ts";

export type DeletableRecord =
  | { kind: "number"; record: AdminNumber }
  | { kind: "registration"; record: AdminRegistration };

/** What is still in use ends first; the question says so. */
export const DeleteRecordDialog = ({ asked, onClose }: { asked: DeletableRecord | null; onClose(): void }) => {
  const { t } = useTranslation();
  const remove = useDeleteRecord();
  const shown = useLastValue(asked);
  const kind = shown?.kind ?? "number";
  const confirm = () => {
    if (!asked) return;
    const { id, userId } = asked.record;
    remove.mutate(
      { kind: asked.kind, id, userId },
      {
        onSuccess: () =>
          showToast({ title: t("toast.success"), description: t(`admin.${kind}.done`), kind: "success" }),
        onError: (error) => showApiError(error, { title: t(`admin.${kind}.failed`) }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={t(`admin.${kind}.title`)}
      cancelLabel={t("admin.dialog.keep")}
      confirmLabel={t("admin.cleanup.delete")}
      busyLabel={t("admin.cleanup.deleting")}
      isBusy={remove.isPending}
      color="red"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {shown && <Question shown={shown} />}
    </ConfirmDialog>
  );
};

const Question = ({ shown }: { shown: DeletableRecord }) => {
  const { t } = useTranslation();
  const { email } = shown.record;
  const isInUse = shown.kind === "number" ? shown.record.isActive : shown.record.status === "pending";
  return (
    <>
      <Text>
        {shown.kind === "number"
          ? t("admin.number.text", { number: shown.record.phoneNumber, email })
          : t("admin.registration.text", { name: shown.record.businessName, email })}
      </Text>
      {isInUse && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t(shown.kind === "number" ? "admin.number.activeText" : "admin.registration.pendingText")}
        </Alert>
      )}
    </>
  );
};
