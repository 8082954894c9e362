import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { ItemDialog } from "../../../components/dialog/item-dialog.tsx";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { failureOf, isFirstTry } from "../../../lib/queries/failing/failure-of.ts";
import { apiErrorText, showToast } from "../../../lib/toast/toast.ts";
import { agentDeletionQuery, useDeleteAgent } from "../api/use-delete-agent.ts";
import { useUpdateAgent } from "../api/use-update-agent.ts";

type DeleteAgentDialogProps = { agent: Agent | null; onClose(): void };

/** Deleting can't be undone, so it says what goes and offers the gentler way. */
export const DeleteAgentDialog = ({ agent, onClose }: DeleteAgentDialogProps) => {
  const { t } = useTranslation();
  return (
    <ItemDialog
      fullScreen={false}
      radius="lg"
      item={agent}
      onClose={onClose}
      title={t("agents.delete.title")}
      size="lg"
      closeLabel={t("agents.delete.close")}
    >
      {(deleted) => <DeleteQuestion agent={deleted} onClose={onClose} />}
    </ItemDialog>
  );
};

const DeleteQuestion = ({ agent, onClose }: { agent: Agent; onClose(): void }) => {
  const { t } = useTranslation();
  const preview = useQuery(agentDeletionQuery(agent.id));
  const remove = useDeleteAgent();
  const update = useUpdateAgent();
  const busy = remove.isPending || update.isPending;

  const fail = (error: unknown, fallback: string) =>
    showToast({ title: t("errors.title"), description: apiErrorText(error, fallback), kind: "error" });
  const succeed = (description: string) => {
    showToast({ title: t("toast.success"), description, kind: "success" });
    onClose();
  };
  const confirmDeletion = () =>
    runToEnd(remove, agent.id, {
      onSuccess: ({ unnotifiedClients }) => {
        const unnotified = unnotifiedClients > 0 ? t("agents.toasts.unnotified", { count: unnotifiedClients }) : "";
        succeed([t("agents.toasts.deleted"), unnotified].filter(Boolean).join(". "));
      },
      onError: (error) => fail(error, t("agents.toasts.deleteFailed")),
    });
  const deactivate = () =>
    runToEnd(
      update,
      { agent, change: { isActive: false } },
      {
        onSuccess: () => succeed(t("agents.toasts.deactivated")),
        onError: (error) => fail(error, t("agents.toasts.updateFailed")),
      },
    );

  return (
    <Stack>
      <Text>{t("agents.delete.question", { agent: agent.name })}</Text>
      {isFirstTry(preview) && <Skeleton height={20} />}
      {failureOf(preview) && (
        <RetryAlert
          text={t("agents.delete.countFailed")}
          label={t("agents.retry")}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && preview.data.upcomingAppointments > 0 && (
        <Text fw={600}>{t("agents.delete.upcoming", { count: preview.data.upcomingAppointments })}</Text>
      )}
      {preview.data && preview.data.openOffers > 0 && (
        <Text>{t("agents.delete.offers", { count: preview.data.openOffers })}</Text>
      )}
      {preview.data && preview.data.clientsToNotify > 0 && (
        <Text>{t("agents.delete.notified", { count: preview.data.clientsToNotify })}</Text>
      )}
      {preview.data && preview.data.unnotifiedClients > 0 && (
        <Text role="status">{t("agents.delete.unnotified", { count: preview.data.unnotifiedClients })}</Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t("agents.form.cancel")}
        </Button>
        {agent.isActive && (
          <BusyButton
            variant="light"
            busy={update.isPending}
            busyLabel={t("agents.delete.updating")}
            disabled={busy}
            onClick={deactivate}
          >
            {t("agents.delete.deactivate")}
          </BusyButton>
        )}
        <BusyButton
          color="red"
          busy={remove.isPending}
          busyLabel={t("agents.delete.deleting")}
          disabled={busy}
          onClick={confirmDeletion}
        >
          {t("agents.delete.confirm")}
        </BusyButton>
      </DialogActions>
    </Stack>
  );
};
