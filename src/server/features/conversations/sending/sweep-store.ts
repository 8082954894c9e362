import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

/** Run every few minutes: a reply whose job was given up must not look as if it were still on its way. */
export const failAbandonedMessages = defineQuery()((db) =>
  db.selectNoFrom(sql<number>`fail_abandoned_messages()`.as("count")),
);
