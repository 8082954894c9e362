import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { lastVisit, nextVisit, visitCounts } from "../list/list-store.ts";

/** Everyone, in the list's order. */
export const selectForFile = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select([sql<string | null>`coalesce(c.name, c.profile_name)`.as("name"), "c.email", "c.tags", "c.notes"])
    .select(sql<string | null>`coalesce(c.phone, c.written_phone)`.as("phone"))
    .select([nextVisit(param("now")).as("next_visit"), lastVisit(param("now")).as("last_visit")])
    .select(visitCounts(param("now")).as("counts"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.merged_into", "is", null)
    .where(sql<boolean>`c.channel_address is distinct from ${sql.lit(trialAddress)}`)
    .orderBy("c.list_at", "desc")
    .orderBy("c.id", "desc"),
);

export const selectReader = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select(["time_zone", "country", "language"]).where("user_id", "=", param("ownerId")),
);
