import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { revokeApiKey } from "#contract/account/api-keys.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";

export const useRevokeApiKey = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => callApi(revokeApiKey, { params: { keyId } }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("apiKeys.revoked"), kind: "success" }),
    onError: (error) => showApiError(error, { title: t("apiKeys.revokeFailed") }),
    onSettled: () => invalidateAfter(queryClient, "api_keys"),
    meta: { ownErrors: true },
  });
};
