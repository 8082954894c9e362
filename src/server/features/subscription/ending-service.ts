import type { OwnerId } from "#domain/owner-id.ts";
import { isLive } from "#domain/subscription/provider-subscription.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import type { Database } from "../../platform/db/database.ts";
import { toKnown } from "./settle-service.ts";
import { selectSubscriptions } from "./store.ts";

type EndingDeps = { db: Database; paypal: PayPalGateway | null };

/** What PayPal would go on billing ends with the account. */
export const subscriptionEnding = ({ db, paypal }: EndingDeps) => ({
  name: "subscription",
  end: async (ownerId: OwnerId): Promise<void> => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectSubscriptions, { ownerId })]);
    const open = rows.map(toKnown).filter(({ status }) => isLive(status) || status === "APPROVED");
    if (open.length === 0) return;
    if (paypal === null) throw new Error("a subscription can't be cancelled: PayPal isn't configured");
    for (const { id } of open) await paypal.cancelSubscription(id, "The account was deleted");
  },
});
