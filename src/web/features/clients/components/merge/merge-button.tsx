import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowMerge } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";

const MergeDialog = lazy(async () => ({ default: (await import("./merge-dialog.tsx")).MergeDialog }));

/** For people who are listed twice. */
export const MergeButton = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconArrowMerge size={18} aria-hidden />} onClick={dialog.open}>
        {t("clients.merge.button")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MergeDialog client={client} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
};
