import * as contract from "#contract/sync/webhooks.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findDelivery, listDeliveries } from "./log-service.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  resend,
  rotateWebhookSecret,
  sendTest,
  updateWebhook,
  type WebhookDeps,
} from "./service.ts";

/** Each is a call to somebody's server. */
const sendsPerOwner = { hits: 120, windowSeconds: 3600 };

export const webhookEndpointRoutes = (deps: WebhookDeps & { limiter: RateLimiter }): ServedRoute[] => {
  const limit = (ownerId: string) => deps.limiter.hit(`webhooks sent by hand for ${ownerId}`, sendsPerOwner);
  return [
    serve(contract.listWebhooks, async (_, { session }) => ({ webhooks: await listWebhooks(deps, session.ownerId) })),
    serve(contract.createWebhook, ({ body }, { session }) => createWebhook(deps, session.ownerId, body)),
    serve(contract.updateWebhook, ({ params, body }, { session: { ownerId } }) =>
      updateWebhook(deps, { ownerId, ...params }, body),
    ),
    serve(contract.rotateWebhookSecret, ({ params }, { session: { ownerId } }) =>
      rotateWebhookSecret(deps, { ownerId, ...params }),
    ),
    serve(contract.deleteWebhook, ({ params }, { session: { ownerId } }) =>
      deleteWebhook(deps, { ownerId, ...params }),
    ),
    serve(contract.testWebhook, async ({ params }, { session: { ownerId } }) => {
      await limit(ownerId);
      return sendTest(deps, { ownerId, ...params });
    }),
    serve(contract.listWebhookDeliveries, ({ params, query }, { session: { ownerId } }) =>
      listDeliveries(deps.db, { ownerId, ...params }, query.cursor),
    ),
    serve(contract.getWebhookDelivery, ({ params: { deliveryId, ...place } }, { session: { ownerId } }) =>
      findDelivery(deps.db, { ownerId, ...place }, deliveryId),
    ),
    serve(contract.resendWebhookDelivery, async ({ params: { deliveryId, ...place } }, { session: { ownerId } }) => {
      await limit(ownerId);
      return resend(deps, { ownerId, ...place }, deliveryId);
    }),
  ];
};
