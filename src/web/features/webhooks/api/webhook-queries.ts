import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getWebhookDelivery, listWebhookDeliveries, listWebhooks } from "#contract/sync/webhooks.ts";
import { callApi } from "../../../lib/api/api.ts";

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: ({ signal }) => callApi(listWebhooks, {}, { signal }),
});

export const deliveriesQuery = (webhookId: string) =>
  infiniteQueryOptions({
    queryKey: ["webhook-deliveries", webhookId],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return callApi(listWebhookDeliveries, { params: { webhookId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const deliveryQuery = (params: { webhookId: string; deliveryId: string }) =>
  queryOptions({
    queryKey: ["webhook-deliveries", params.webhookId, params.deliveryId],
    queryFn: ({ signal }) => callApi(getWebhookDelivery, { params }, { signal }),
  });
