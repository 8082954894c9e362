/** `agents`: how many were chosen, so that it survives a reload and the way to PayPal and back. */
export type SubscriptionSearch = { agents?: number };

/** Bounds are the picker's matter; here only whether it is a count at all. */
export const parseSubscriptionSearch = (raw: Readonly<Record<string, unknown>>): SubscriptionSearch => {
  const agents = Number(raw["agents"]);
  return Number.isInteger(agents) && agents > 0 ? { agents } : {};
};
