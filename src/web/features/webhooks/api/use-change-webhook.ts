import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from "#contract/sync/webhooks.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";

/** What can be done with a webhook that is there. */
export const useChangeWebhook = ({ id: webhookId, version }: Webhook) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const params = { webhookId };
  const options = {
    onSettled: () => invalidateAfter(queryClient, "webhook_endpoints"),
    onError: (failure: Error) => showApiError(failure, { title: t("webhooks.failed") }),
    meta: { ownErrors: true },
  };
  const logged = {
    ...options,
    onSettled: () => invalidateAfter(queryClient, "webhook_deliveries"),
  };
  const toggle = useMutation({
    mutationFn: (isActive: boolean) => callApi(updateWebhook, { params, body: { isActive, version } }),
    ...options,
  });
  const rotate = useMutation({ mutationFn: () => callApi(rotateWebhookSecret, { params }), ...options });
  const remove = useMutation({ mutationFn: () => callApi(deleteWebhook, { params }), ...options });
  const test = useMutation({
    mutationFn: () => callApi(testWebhook, { params }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("webhooks.tested"), kind: "success" }),
    ...logged,
  });
  const resend = useMutation({
    mutationFn: (deliveryId: string) => callApi(resendWebhookDelivery, { params: { ...params, deliveryId } }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("webhooks.resent"), kind: "success" }),
    ...logged,
  });
  return { toggle, rotate, remove, test, resend };
};
