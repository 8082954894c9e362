import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteStartLink } from "#contract/chat/start-links.ts";
import { callApi } from "../../../../lib/api/api.ts";
import { invalidateAfter } from "../../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../../lib/toast/toast.ts";

export const useDeleteStartLink = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => callApi(deleteStartLink, { params: { linkId } }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("numbers.links.deleted"), kind: "success" }),
    onError: (error) => showApiError(error, { title: t("numbers.links.deleteFailed") }),
    onSettled: () => invalidateAfter(queryClient, "start_links"),
    meta: { ownErrors: true },
  });
};
