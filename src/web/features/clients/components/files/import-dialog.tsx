import { Alert, Button, FileButton, Group, Modal, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconFileSpreadsheet } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientFileBytes } from "#domain/clients/csv/read-client-file.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../../components/dialog/use-full-on-phone.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { showApiError } from "../../../../lib/toast/toast.ts";
import { useImportClients, usePreviewImport } from "../../api/use-client-files.ts";
import { readTextFile } from "../../read-text-file.ts";
import { ImportPreview } from "./import-preview.tsx";
import type { ImportResult } from "./import-result.tsx";
import { useFileProblem } from "./use-file-problem.ts";

type ImportDialogProps = { onDone(result: ImportResult): void; onClose(): void };

/** A file is read and shown line by line; nothing changes before that is confirmed. */
export const ImportDialog = ({ onDone, onClose }: ImportDialogProps) => {
  const { t } = useTranslation();
  const preview = usePreviewImport();
  const importing = useImportClients();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const resetInput = useRef<() => void>(null);
  const problemText = useFileProblem();
  const choose = async (file: File | null): Promise<void> => {
    resetInput.current?.();
    if (!file) return;
    preview.reset();
    setProblem(null);
    if (file.size > clientFileBytes) return setProblem(t("clients.files.refusals.fileTooLarge"));
    const content = await readTextFile(file);
    setText(content);
    preview.mutate(content, { onError: (error) => setProblem(problemText(error)) });
  };
  const confirm = () =>
    runToEnd(importing, text, {
      onSuccess: (result) => {
        onDone(result);
        onClose();
      },
      onError: (error) => showApiError(error, { text: t("clients.files.refusals.failed") }),
    });
  const shown = preview.data;
  const count = shown ? shown.added + shown.updated : 0;
  return (
    <Modal
      {...useFullOnPhone()}
      opened
      onClose={onClose}
      title={t("clients.files.title")}
      closeButtonProps={{ "aria-label": t("clients.files.close") }}
      size="xl"
    >
      <Stack>
        <Text c="dimmed">{t("clients.files.hint")}</Text>
        <Group>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            resetRef={resetInput}
            onChange={(file) => void choose(file)}
            inputProps={{ "aria-label": t("clients.files.choose") }}
          >
            {(props) => (
              <Button
                variant={shown ? "default" : "filled"}
                leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                {...props}
              >
                {t(shown ? "clients.files.chooseOther" : "clients.files.choose")}
              </Button>
            )}
          </FileButton>
        </Group>
        {preview.isPending && <Text role="status">{t("clients.files.reading")}</Text>}
        {problem !== null && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {problem}
          </Alert>
        )}
        {shown && <ImportPreview preview={shown} />}
        {shown && count === 0 && <Text role="status">{t("clients.files.nothing")}</Text>}
        <DialogActions>
          <Button variant="default" disabled={importing.isPending} onClick={onClose}>
            {t("clients.files.cancel")}
          </Button>
          {shown && count > 0 && (
            <BusyButton busy={importing.isPending} busyLabel={t("clients.files.importing")} onClick={confirm}>
              {t("clients.files.confirm", { count })}
            </BusyButton>
          )}
        </DialogActions>
      </Stack>
    </Modal>
  );
};
