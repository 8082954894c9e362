import * as contract from "#contract/subscription.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { mendPayment } from "./payment/repair-payment-service.ts";
import type { ReadingDeps } from "./reading-service.ts";
import { cancelSubscription, checkOut, confirmSubscription, refreshSubscriptionStatus } from "./service.ts";
import { findStatus } from "./status-service.ts";
import { forgetDeactivated } from "./store.ts";

type RouteDeps = Omit<ReadingDeps, "paypal"> & {
  paypal: PayPalGateway | null;
  limiter: RateLimiter;
  supportEmail: string;
};

/** Each asks PayPal at least once. */
const perOwner = { hits: 60, windowSeconds: 600 };

export const subscriptionRoutes = (deps: RouteDeps): ServedRoute[] => {
  const asking = async (ownerId: OwnerId): Promise<ReadingDeps> => {
    const { paypal } = deps;
    if (paypal === null) throw new AppError("provider-failed");
    await deps.limiter.hit(`paypal for ${ownerId}`, perOwner);
    return { ...deps, paypal };
  };
  return [
    serve(contract.getSubscription, async (_, { session: { ownerId } }) => ({
      ...(await findStatus(deps, ownerId)),
      paypal: deps.paypal?.browser ?? null,
      supportEmail: deps.supportEmail,
    })),

    serve(contract.checkSubscription, async (_, { session: { ownerId } }) =>
      refreshSubscriptionStatus(await asking(ownerId), ownerId),
    ),

    serve(contract.checkOutSubscription, async ({ body }, { session: { ownerId } }) =>
      checkOut(await asking(ownerId), ownerId, body.agents),
    ),

    serve(contract.confirmSubscription, async ({ body }, { session: { ownerId } }) =>
      confirmSubscription(await asking(ownerId), ownerId, body.subscription),
    ),

    serve(contract.cancelSubscription, async ({ body }, { session: { ownerId } }) =>
      cancelSubscription(await asking(ownerId), ownerId, body.reason),
    ),

    serve(contract.mendSubscription, async (_, { session: { ownerId } }) =>
      mendPayment(await asking(ownerId), ownerId),
    ),

    serve(contract.dismissSubscriptionNotice, async (_, { session: { ownerId } }) => {
      await deps.db.withOwner(ownerId, async (tx) => {
        // Reconciling writes the whole record: what it read before would come back.
        await lockForOwner(tx, ownerId, "agents");
        await tx.run(forgetDeactivated, { ownerId });
      });
      return {};
    }),
  ];
};
