import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createStartLink, type StartLink, updateStartLink } from "#contract/chat/start-links.ts";
import { callApi } from "../../../../lib/api/api.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";

export type StartLinkForm = Pick<StartLink, "name" | "forAgentId" | "appointmentTypeId">;

type Saving = { body: StartLinkForm; before: StartLink | null; idempotencyKey: string };

/** Makes a link, or changes the existing one. */
export const useSaveStartLink = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, before, idempotencyKey }: Saving) =>
      before
        ? callApi(updateStartLink, { params: { linkId: before.id }, body: { ...body, version: before.version } })
        : callApi(createStartLink, { body }, { idempotencyKey }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("numbers.links.saved"), kind: "success" }),
    onError: (error) => showApiError(error, { title: t("numbers.links.saveFailed") }),
    onSettled: () => invalidateAfter(queryClient, "start_links"),
    meta: { ownErrors: true },
  });
};
