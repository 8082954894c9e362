import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";

export type CreatedKey = { name: string; secret: string };

/** The only time the secret is on a screen. */
export const KeySecret = ({ created, onDone }: { created: CreatedKey; onDone: () => void }) => {
  const { t } = useTranslation();
  const { name, secret } = created;
  return (
    <Stack gap="lg">
      <Text>{t("apiKeys.secretHint")}</Text>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t("apiKeys.secret", { name })}
          value={secret}
          readOnly
          autoComplete="off"
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={secret} timeout={2_000}>
          {({ copied, copy }) => (
            <Button variant="light" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy} aria-live="polite">
              {t(copied ? "apiKeys.copied" : "apiKeys.copy")}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed">
        {t("apiKeys.secretCare")}
      </Text>
      <DialogActions>
        <Button onClick={onDone}>{t("apiKeys.done")}</Button>
      </DialogActions>
    </Stack>
  );
};
