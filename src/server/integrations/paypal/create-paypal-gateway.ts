import { agentPrice } from "#domain/subscription/price.ts";
import { createCertificateSource } from "./certificates.ts";
import { createPayPalClient, type PayPalAccount, type PayPalClient } from "./client.ts";
import type { BrowserSettings, NewSubscription, PayPalGateway } from "./gateway.ts";
import { PayPalError } from "./paypal-error.ts";
import { createPlan } from "./plan.ts";
import { isSubscriptionId, parseSubscription, readApproval, readEvent, readPayments } from "./subscription-payload.ts";
import { isSignedByPayPal } from "./webhook-signature.ts";

export type PayPalOptions = PayPalAccount & {
  browser: BrowserSettings;
  publicUrl: string;
  webhookId: string;
  /** Keeps the plan's id once it is made; `null` makes one. */
  plan: { find(): Promise<string | null>; keep(planId: string): Promise<string> };
  now(): Temporal.Instant;
  isTrustedCertificate?: (url: string) => boolean;
  timeoutMs?: number;
};

const subscriptionsPath = "/v1/billing/subscriptions";

export const createPayPalGateway = (options: PayPalOptions): PayPalGateway => {
  const client = createPayPalClient(options, options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs });
  const rules = {
    webhookId: options.webhookId,
    certificates: createCertificateSource(),
    now: options.now,
    isTrusted: options.isTrustedCertificate,
  };
  return {
    browser: options.browser,
    planId: async () => (await options.plan.find()) ?? options.plan.keep(await createPlan(client)),
    createSubscription: (wanted) => create(client, wanted, options.publicUrl),
    reviseSubscription: async (id, agents) =>
      readApproval(
        await client({
          method: "POST",
          path: `${pathOf(id)}/revise`,
          body: { quantity: String(agents), application_context: applicationContext(options.publicUrl, agents) },
        }),
      ),
    cancelSubscription: (id, reason) => cancel(client, id, reason),
    ...paymentCalls(client),
    findSubscription: (id) => find(client, id),
    isSigned: (webhook) => isSignedByPayPal(webhook, rules),
    readEvent,
  };
};

const paymentCalls = (
  client: PayPalClient,
): Pick<PayPalGateway, "activateSubscription" | "collectOwed" | "listPayments" | "refundPayment"> => ({
  activateSubscription: async (id, reason) => {
    await client({ method: "POST", path: `${pathOf(id)}/activate`, body: { reason } });
  },
  collectOwed: async (id, value) => {
    const amount = { currency_code: agentPrice.currency, value };
    const body = { note: "Outstanding balance", capture_type: "OUTSTANDING_BALANCE", amount };
    await client({ method: "POST", path: `${pathOf(id)}/capture`, body });
  },
  listPayments: async (id, { since, until }) => {
    const range = new URLSearchParams({ start_time: since.toString(), end_time: until.toString() });
    return readPayments(await client({ method: "GET", path: `${pathOf(id)}/transactions?${range}` }));
  },
  refundPayment: (id) => refund(client, id),
});

const refund = async (client: PayPalClient, id: string): Promise<void> => {
  const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
  try {
    await client({ method: "POST", path, requestId: `refund-${id}`, body: {} });
  } catch (error) {
    if (error instanceof PayPalError && error.issue === "CAPTURE_FULLY_REFUNDED") return;
    throw error;
  }
};

const pathOf = (id: string): string => `${subscriptionsPath}/${encodeURIComponent(id)}`;

const applicationContext = (publicUrl: string, agents: number) => ({
  brand_name: "Daybook",
  shipping_preference: "NO_SHIPPING",
  user_action: "SUBSCRIBE_NOW",
  return_url: `${publicUrl}/subscription-success`,
  // An owner who turns back finds the number that they had chosen.
  cancel_url: `${publicUrl}/subscription-cancel?agents=${agents}`,
});

const create = async (client: PayPalClient, wanted: NewSubscription, publicUrl: string) => {
  const payload = await client({
    method: "POST",
    path: subscriptionsPath,
    requestId: wanted.requestId,
    body: {
      plan_id: wanted.planId,
      // PayPal wants text here.
      quantity: String(wanted.agents),
      custom_id: wanted.ownerId,
      application_context: applicationContext(publicUrl, wanted.agents),
    },
  });
  const { id, approveUrl } = readApproval(payload);
  if (id === null || !isSubscriptionId(id)) throw new PayPalError("PayPal's answer has no subscription");
  return { id, approveUrl };
};

const find = async (client: PayPalClient, id: string) => {
  if (!isSubscriptionId(id)) return null;
  try {
    return parseSubscription(await client({ method: "GET", path: pathOf(id) }));
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return null;
    throw error;
  }
};

/** One that isn't live can't be cancelled, which is what we wanted. */
const cancel = async (client: PayPalClient, id: string, reason: string): Promise<void> => {
  try {
    await client({ method: "POST", path: `${pathOf(id)}/cancel`, body: { reason: reason.slice(0, 128) } });
  } catch (error) {
    if (error instanceof PayPalError && (error.status === 404 || error.issue === "SUBSCRIPTION_STATUS_INVALID")) return;
    throw error;
  }
};
