import { defineQuery } from "../../platform/db/query.ts";

type PlanParams = { clientId: string; price: number };

export const selectPlan = defineQuery<PlanParams>()((db, param) =>
  db
    .selectFrom("paypal_plans")
    .select("plan_id")
    .where("client_id", "=", param("clientId"))
    .where("price", "=", param("price")),
);

export const insertPlan = defineQuery<PlanParams & { planId: string }>()((db, param) =>
  db
    .insertInto("paypal_plans")
    .values({ client_id: param("clientId"), price: param("price"), plan_id: param("planId") })
    .onConflict((conflict) => conflict.columns(["client_id", "price"]).doNothing()),
);
