import type { OwnerId } from "#domain/owner-id.ts";
import { isLiveStatus, type KnownStatus } from "#domain/subscription/known-subscription.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import type { Database } from "../../platform/db/database.ts";
import { toKnown } from "./reconciling/reconcile-service.ts";
import { selectSubscriptions } from "./store.ts";

type EndingDeps = { db: Database; paypal: PayPalGateway | null };

/**
 * What PayPal bills, or will, ends with the account. One that nobody seemed to have approved may be approved by now, and
 * one whose first payment is on its way can't be cancelled yet: PayPal's word counts, not what is on record.
 */
export const subscriptionEnding = ({ db, paypal }: EndingDeps) => ({
  name: "subscription",
  end: async (ownerId: OwnerId): Promise<void> => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
    const known = rows.map(toKnown);
    if (paypal === null) {
      if (known.some(({ status }) => isBilled(status))) throw new Error("PayPal isn't configured");
      return;
    }
    for (const { id, status } of known) {
      if (status === "CANCELLED" || status === "EXPIRED") continue;
      await paypal.cancelSubscription(id, "The account was deleted");
      const left = await paypal.findSubscription(id);
      if (left && isBilled(left.status)) throw new Error("PayPal goes on billing a subscription");
    }
  },
});

const isBilled = (status: KnownStatus): boolean => isLiveStatus(status) || status === "APPROVED";
