import * as contract from "#contract/site/support.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { createSupportTicket, type SupportDeps } from "./service.ts";

/** Each ticket sends two mails, one of them to an address that anyone may have typed. */
const perOwner = { hits: 10, windowSeconds: 3600 };
const perNetwork = { hits: 30, windowSeconds: 3600 };

export const supportRoutes = (deps: SupportDeps & { limiter: RateLimiter }): ServedRoute[] => [
  serve(contract.createSupportTicket, async ({ body }, { session: { ownerId }, network, idempotencyKey }) => {
    await deps.limiter.hit(`support-ticket from ${network}`, perNetwork);
    await deps.limiter.hit(`support-ticket for ${ownerId}`, perOwner);
    return createSupportTicket(deps, ownerId, body, idempotencyKey);
  }),
];
