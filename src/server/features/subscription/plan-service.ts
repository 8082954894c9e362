import { agentPrice } from "#domain/subscription/price.ts";
import type { Database } from "../../platform/db/database.ts";
import { insertPlan, selectPayPalPlan } from "./store.ts";

/** Where the id of the plan is kept that was made for this PayPal account and today's price. */
export const planKeeper = (db: Database, clientId: string) => {
  const key = { clientId, price: agentPrice.amount };
  const find = async (): Promise<string | null> => (await db.run(selectPayPalPlan, key))[0]?.plan_id ?? null;
  return {
    find,
    /** Two processes may have made one each; the first that is kept counts for both. */
    keep: async (planId: string): Promise<string> => {
      await db.run(insertPlan, { ...key, planId });
      return (await find()) ?? planId;
    },
  };
};
