import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createWebhook, updateWebhook, type Webhook } from "#contract/sync/webhooks.ts";
import type { WebhookForm } from "#domain/webhooks/webhook-form.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showToast } from "../../../lib/toast/toast.ts";

/** Adds a webhook, whose secret comes with the answer, or changes one. What is wrong is said in the form. */
export const useSaveWebhook = (before: Webhook | null) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: WebhookForm): Promise<string | null> => {
      if (before === null) return (await callApi(createWebhook, { body })).secret;
      const params = { webhookId: before.id };
      await callApi(updateWebhook, { params, body: { ...body, version: before.version } });
      return null;
    },
    onSuccess: () => showToast({ title: t("toast.success"), description: t("webhooks.saved"), kind: "success" }),
    onSettled: () => invalidateAfter(queryClient, "webhook_endpoints"),
    meta: { ownErrors: true },
  });
};
