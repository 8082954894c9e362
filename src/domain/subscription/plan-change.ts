import { monthlyPrice } from "./price.ts";

/** What changes when a running subscription gets another number of agents. */
export type PlanChange = {
  fromAgents: number;
  toAgents: number;
  fromMonthly: number;
  toMonthly: number;
  /** Above zero, it costs more. */
  difference: number;
  /** PayPal bills the new amount from its next billing date on, and nothing before; null when it doesn't say. */
  billedFrom: Temporal.Instant | null;
};

/** Null when there is nothing to change. */
export const describePlanChange = (
  current: { agents: number; nextBillingAt: Temporal.Instant | null },
  toAgents: number,
): PlanChange | null => {
  if (current.agents === toAgents) return null;
  const fromMonthly = monthlyPrice(current.agents);
  const toMonthly = monthlyPrice(toAgents);
  return {
    fromAgents: current.agents,
    toAgents,
    fromMonthly,
    toMonthly,
    difference: toMonthly - fromMonthly,
    billedFrom: current.nextBillingAt,
  };
};
