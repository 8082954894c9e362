import { Alert, Group } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { importClients } from "#contract/clients/client-files.ts";
import type { RouteResponse } from "#contract/route.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useUndoImport } from "../../api/use-client-files.ts";

export type ImportResult = RouteResponse<typeof importClients>;

/** What an import did, and the way back. */
export const ImportResultAlert = ({ result, onClose }: { result: ImportResult; onClose(): void }) => {
  const { t } = useTranslation();
  const undo = useUndoImport();
  const takeBack = () =>
    runToEnd(undo, result.importId, {
      onSuccess: ({ removed, restored, kept }) => {
        const stays = kept > 0 ? ` ${t("clients.files.kept", { count: kept })}` : "";
        const description = `${t("clients.files.undone", { removed, restored })}${stays}`;
        showToast({ title: t("toast.success"), description, kind: "success" });
        onClose();
      },
    });
  return (
    <Alert
      color="green"
      icon={<IconCircleCheck aria-hidden />}
      withCloseButton
      closeButtonLabel={t("clients.files.close")}
      onClose={onClose}
      role="status"
    >
      <Group justify="space-between" gap="sm" pr="xs">
        {t("clients.files.done", { added: result.added, updated: result.updated })}
        <BusyButton variant="default" busy={undo.isPending} busyLabel={t("clients.files.undoing")} onClick={takeBack}>
          {t("clients.files.undo")}
        </BusyButton>
      </Group>
    </Alert>
  );
};
