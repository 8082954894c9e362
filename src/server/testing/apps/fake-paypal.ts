import type { ProviderSubscription } from "#domain/subscription/provider-subscription.ts";
import type { PayPalGateway } from "../../integrations/paypal/gateway.ts";
import { readEvent } from "../../integrations/paypal/subscription-payload.ts";
import { readRows } from "../read-rows.ts";

export const fakePlanId = "P-FAKE";

/** The id of the subscription that belongs to a scene. */
export const sceneSubscription = (sceneId: string): string => `I-${sceneId.replaceAll("-", "").toUpperCase()}`;

/**
 * A PayPal that agrees to everything and knows exactly what is on record, for tests that are about something else.
 * Payment itself is tested against the simulator.
 */
export const createFakePayPal = (adminUrl: string): PayPalGateway => {
  let created = 0;
  return {
    browser: { clientId: "fake", sdkUrl: "/simulator/paypal/sdk/js", manageUrl: "https://paypal.example/" },
    planId: async () => fakePlanId,
    createSubscription: async () => ({ id: `I-FAKE${String(++created).padStart(8, "0")}`, approveUrl: null }),
    reviseSubscription: async () => ({ approveUrl: null }),
    cancelSubscription: async (id) => {
      await readRows(adminUrl, "update paypal_subscriptions set status = 'CANCELLED' where id = $1", [id]);
    },
    activateSubscription: async () => {},
    collectOwed: async () => {},
    listPayments: async () => [],
    refundPayment: async () => {},
    findSubscription: async (id): Promise<ProviderSubscription | null> => {
      const [row] = await readRows<{ user_id: string; status: ProviderSubscription["status"]; agents: number }>(
        adminUrl,
        "select user_id, status, agents from paypal_subscriptions where id = $1",
        [id],
      );
      return row
        ? {
            id,
            status: row.status,
            planId: fakePlanId,
            quantity: String(row.agents),
            customId: row.user_id,
            createdAt: Temporal.Instant.from("2027-02-15T08:00:00Z"),
            nextBillingAt: Temporal.Instant.from("2027-03-15T08:00:00Z"),
            lastPaymentAt: Temporal.Instant.from("2027-02-15T08:00:00Z"),
            failedPayments: 0,
            owed: null,
          }
        : null;
    },
    isSigned: async () => false,
    readEvent,
  };
};
