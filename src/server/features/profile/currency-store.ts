import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";

export const selectHasPrices = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectNoFrom(
    sql<boolean>`exists (select from time_slot_configs where user_id = ${param("ownerId")}::uuid and price is not null)
      or exists (select from agent_services where user_id = ${param("ownerId")}::uuid and price is not null)
      or exists (select from appointments where user_id = ${param("ownerId")}::uuid and price is not null)`.as(
      "has_prices",
    ),
  ),
);

/** What is booked was agreed on in the currency of then. */
export const keepOldCurrency = defineQuery<{ ownerId: string; currency: string }>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ currency: param("currency") })
    .where("user_id", "=", param("ownerId"))
    .where("price", "is not", null)
    .where("currency", "is", null),
);

export const roundTypePrices = defineQuery<{ ownerId: string; decimals: number }>()((db, param) =>
  db
    .updateTable("time_slot_configs")
    .set({
      price: sql<number>`round(price, ${param("decimals")}::integer)`,
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`price <> round(price, ${param("decimals")}::integer)`),
);

export const roundAgentPrices = defineQuery<{ ownerId: string; decimals: number }>()((db, param) =>
  db
    .updateTable("agent_services")
    .set({ price: sql<number>`round(price, ${param("decimals")}::integer)` })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`price <> round(price, ${param("decimals")}::integer)`),
);
