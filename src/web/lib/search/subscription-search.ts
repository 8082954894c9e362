/** `agents`: how many were chosen, so that it survives a reload and the way to PayPal and back. */
export type SubscriptionSearch = { agents?: number };

/** Bounds are the picker's matter; here only whether it is a count at all. */
export const parseSubscriptionSearch = (raw: Readonly<Record<string, unknown>>): SubscriptionSearch => {
  const agents = Number(raw["agents"]);
  return Number.isInteger(agents) && agents > 0 ? { agents } : {};
};

/** PayPal adds its id of the subscription when the payer comes back from its page. */
export type PaymentSearch = { subscription_id?: string };

export const parsePaymentSearch = (raw: Readonly<Record<string, unknown>>): PaymentSearch => {
  const id = raw["subscription_id"];
  return typeof id === "string" && /^I-[0-9A-Z]{8,40}$/.test(id) ? { subscription_id: id } : {};
};
