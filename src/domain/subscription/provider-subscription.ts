import { agentCountSchema } from "./agent-count.ts";

/** PayPal's words for the state of a subscription. */
export const providerStatuses = [
  "APPROVAL_PENDING",
  "APPROVED",
  "ACTIVE",
  "SUSPENDED",
  "CANCELLED",
  "EXPIRED",
] as const;

export type ProviderStatus = (typeof providerStatuses)[number];

/** One subscription as PayPal reports it. */
export type ProviderSubscription = {
  id: string;
  status: ProviderStatus;
  planId: string;
  /** As PayPal writes it. */
  quantity: string;
  /** What we gave it at its creation: the owner's id. */
  customId: string | null;
  createdAt: Temporal.Instant;
  nextBillingAt: Temporal.Instant | null;
  lastPaymentAt: Temporal.Instant | null;
  /** In a row; PayPal counts from nought again after a payment. */
  failedPayments: number;
  /** What PayPal couldn't collect, as it writes amounts; null when nothing is owed. */
  owed: string | null;
};

export type DistrustReason = "other-plan" | "other-owner" | "wrong-quantity";

/** Why a subscription of PayPal's isn't one that this owner took out with us; null when it is. */
export const subscriptionMismatch = (
  subscription: Pick<ProviderSubscription, "planId" | "customId" | "quantity">,
  expected: { planId: string; ownerId: string },
): DistrustReason | null => {
  if (subscription.planId !== expected.planId) return "other-plan";
  if (subscription.customId !== expected.ownerId) return "other-owner";
  return readQuantity(subscription.quantity) === null ? "wrong-quantity" : null;
};

/** PayPal's quantity is text; null for anything but a count of agents that can be bought. */
export const readQuantity = (text: string): number | null => {
  if (!/^[0-9]{1,2}$/.test(text)) return null;
  const parsed = agentCountSchema.safeParse(Number(text));
  return parsed.success ? parsed.data : null;
};

/** A renewal that PayPal couldn't collect, whether it still tries or has given up. */
export const isUnpaid = ({
  status,
  failedPayments,
  owed,
}: Pick<ProviderSubscription, "status" | "failedPayments" | "owed">): boolean =>
  status === "SUSPENDED" || (status === "ACTIVE" && (failedPayments > 0 || owed !== null));
