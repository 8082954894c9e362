import { Button, CopyButton, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";

/** A new signing secret, shown once. It closes by its button alone, so that a slip doesn't lose it. */
export const SecretDialog = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t("webhooks.secretTitle")}
    >
      <Stack gap="lg">
        <Text>{t("webhooks.secretText")}</Text>
        <TextInput
          aria-label={t("webhooks.secretTitle")}
          value={secret ?? ""}
          readOnly
          ff="monospace"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <DialogActions>
          <CopyButton value={secret ?? ""} timeout={2_000}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy} aria-live="polite">
                {t(copied ? "webhooks.copied" : "webhooks.copy")}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t("webhooks.done")}</Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
};
