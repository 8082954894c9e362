import { Button, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { eraseClient } from "#contract/clients/erasing.ts";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { callApi } from "../../../../lib/api/api.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";
import { clientName } from "../../client-name.ts";

/** Deletes a client for good, after saying what goes and what stays. */
export const EraseButton = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const erase = useMutation({
    mutationFn: () => callApi(eraseClient, { params: { clientId: client.id } }),
    onSuccess: async () => {
      await navigate({ to: "/clients", search: {} });
      showToast({ title: t("toast.success"), description: t("clients.erasing.done"), kind: "success" });
      await invalidateAfter(queryClient, "clients", "appointments");
    },
    onError: (error) => {
      setOpen(false);
      showApiError(error, { title: t("clients.erasing.failed") });
    },
    meta: { ownErrors: true },
  });
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t("clients.erasing.button")}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t("clients.erasing.title", { name: clientName(client, t) })}
        cancelLabel={t("clients.erasing.keep")}
        confirmLabel={t("clients.erasing.confirm")}
        busyLabel={t("clients.erasing.busy")}
        isBusy={erase.isPending}
        color="red"
        onConfirm={() => erase.mutate()}
        onCancel={() => setOpen(false)}
      >
        <Stack gap="xs">
          <Text>{t("clients.erasing.goes")}</Text>
          <Text>{t("clients.erasing.upcoming")}</Text>
          <Text>{t("clients.erasing.stays")}</Text>
          <Text fw={600}>{t("clients.erasing.final")}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  );
};
