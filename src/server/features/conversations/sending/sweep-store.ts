import { sql } from "kysely";
import { defineUnownedQuery } from "../../../platform/db/query.ts";

/** Run every few minutes: a reply whose job was given up must not look as if it were still on its way. */
export const failAbandonedMessages = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<number>`fail_abandoned_messages()`.as("count")),
);
