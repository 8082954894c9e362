import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createApiKey } from "#contract/account/api-keys.ts";
import type { ApiKeyForm } from "#domain/api-keys/api-key.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError } from "../../../lib/toast/toast.ts";

/** The secret is in the answer alone: it is kept in no query and no storage. */
export const useCreateApiKey = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyForm) => callApi(createApiKey, { body }),
    gcTime: 0,
    onError: (error) => showApiError(error, { title: t("apiKeys.createFailed") }),
    onSettled: () => invalidateAfter(queryClient, "api_keys"),
    meta: { ownErrors: true },
  });
};
