/** What one agent costs per month. The one place: the pages, the plan at PayPal and the texts all read it. */
export const agentPrice = { amount: 17, currency: "USD" } as const;

/** What this many agents cost per month, in the price's currency. */
export const monthlyPrice = (agents: number): number => agents * agentPrice.amount;
