import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import classes from "./client-files.module.css";
import type { ImportResult } from "./import-result.tsx";

const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

const { root = "", label = "", section = "" } = classes;
const buttonClasses = { root, label, section };

/** Clients as a file, out and in. */
export const ClientFiles = ({ onImported }: { onImported(result: ImportResult): void }) => {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        classNames={buttonClasses}
        leftSection={<IconUpload size={18} aria-hidden />}
        title={t("clients.files.importButton")}
        onClick={dialog.open}
      >
        {t("clients.files.importButton")}
      </Button>
      <Button
        component="a"
        href="/api/v1/clients/export"
        download
        variant="default"
        classNames={buttonClasses}
        leftSection={<IconDownload size={18} aria-hidden />}
        title={t("clients.files.export")}
      >
        {t("clients.files.export")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onDone={onImported} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
};
