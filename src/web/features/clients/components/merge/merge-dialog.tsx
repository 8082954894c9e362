import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { useFullOnPhone } from "../../../../components/dialog/use-full-on-phone.ts";
import { MergeChoice } from "./merge-choice.tsx";
import { MergeSearch } from "./merge-search.tsx";

type MergeDialogProps = { client: ClientDetails; onClose(): void };

/** First who else it is, then what stays; nothing happens before that is read and confirmed. */
export const MergeDialog = ({ client, onClose }: MergeDialogProps) => {
  const { t } = useTranslation();
  const [otherId, setOtherId] = useState<string | null>(null);
  return (
    <Modal
      {...useFullOnPhone()}
      opened
      onClose={onClose}
      title={t("clients.merge.title")}
      closeButtonProps={{ "aria-label": t("clients.merge.close") }}
      size="lg"
    >
      {otherId === null ? (
        <MergeSearch client={client} onChoose={setOtherId} />
      ) : (
        <MergeChoice client={client} otherId={otherId} onBack={() => setOtherId(null)} onDone={onClose} />
      )}
    </Modal>
  );
};
