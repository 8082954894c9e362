import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { ImportResult } from "./import-result.tsx";

const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

/** Clients as a file, out and in. */
export const ClientFiles = ({ onImported }: { onImported(result: ImportResult): void }) => {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    // On a phone as wide as the link above them.
    <Group gap="xs" grow preventGrowOverflow={false} w={{ base: "100%", xs: "auto" }}>
      <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={dialog.open}>
        {t("clients.files.importButton")}
      </Button>
      <Button
        component="a"
        href="/api/v1/clients/export"
        download
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("clients.files.export")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onDone={onImported} onClose={dialog.close} />
        </Suspense>
      )}
    </Group>
  );
};
