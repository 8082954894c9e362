import * as contract from "#contract/chat/whatsapp-numbers.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { selectNumbers } from "./number-store.ts";
import { presentNumber, presentRegistration } from "./present.ts";
import type { RegisteringDeps } from "./registering-service.ts";
import { selectRegistration } from "./registration-store.ts";
import { releaseNumber } from "./release-service.ts";
import { createRegistration, getOnboarding } from "./service.ts";

/** Each setup buys a number, which costs money whatever becomes of it. */
const perOwner = { hits: 30, windowSeconds: 3600 };

export const numberRoutes = (deps: RegisteringDeps & { limiter: RateLimiter }): ServedRoute[] => [
  serve(contract.listWhatsAppNumbers, async (_, { session: { ownerId } }) => {
    const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectNumbers, { ownerId })]);
    return { numbers: rows.map(presentNumber) };
  }),

  serve(contract.getWhatsAppOnboarding, async (_, { session }) => getOnboarding(deps, session.ownerId)),

  serve(contract.createSenderRegistration, async ({ body }, { session: { ownerId }, idempotencyKey }) => {
    await deps.limiter.hit(`registration for ${ownerId}`, perOwner);
    return createRegistration(deps, ownerId, body, idempotencyKey);
  }),

  serve(contract.getSenderRegistration, async ({ params: { registrationId } }, { session: { ownerId } }) => {
    const [[row]] = await deps.db.read(ownerId, (tx) => [tx.run(selectRegistration, { ownerId, registrationId })]);
    if (!row) throw new AppError("not-found");
    return presentRegistration(row);
  }),

  serve(contract.releaseWhatsAppNumber, async ({ params }, { session }) =>
    releaseNumber(deps, session.ownerId, params.numberId),
  ),
];
