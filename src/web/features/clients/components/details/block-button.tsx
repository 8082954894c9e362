import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBan } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { useUpdateClient } from "../../api/use-update-client.ts";
import { clientName } from "../../client-name.ts";

/** Keeps somebody from booking by chat, or lets them again. */
export const BlockButton = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const [isAsking, dialog] = useDisclosure(false);
  const update = useUpdateClient(client.id);
  const { isBlocked } = client;
  const name = clientName(client, t);
  return (
    <>
      <Button
        variant="default"
        leftSection={isBlocked ? undefined : <IconBan size={18} aria-hidden />}
        onClick={dialog.open}
      >
        {t(isBlocked ? "clients.details.unblock" : "clients.details.block")}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(isBlocked ? "clients.details.unblockTitle" : "clients.details.blockTitle", { name })}
        cancelLabel={t("clients.details.cancel")}
        confirmLabel={t(isBlocked ? "clients.details.unblock" : "clients.details.block")}
        busyLabel={t("clients.details.working")}
        isBusy={update.isPending}
        {...(!isBlocked && { color: "red" })}
        onConfirm={() => update.mutate({ isBlocked: !isBlocked }, { onSettled: dialog.close })}
        onCancel={dialog.close}
      >
        <Text>{t(isBlocked ? "clients.details.unblockText" : "clients.details.blockText")}</Text>
      </ConfirmDialog>
    </>
  );
};
