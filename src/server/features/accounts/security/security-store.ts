import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { isFreshCode } from "../sessions/session-store.ts";

export const selectSecurity = defineQuery<{ ownerId: string; sessionId: string }>()((db, param) =>
  db
    .selectFrom("user")
    .innerJoin("session", (join) =>
      join.onRef("session.user_id", "=", "user.id").on("session.id", "=", param("sessionId")),
    )
    .leftJoin("email_changes", (join) =>
      join
        .onRef("email_changes.user_id", "=", "user.id")
        .on("email_changes.expires_at", ">", sql<Temporal.Instant>`now()`),
    )
    .select(["user.email", "user.two_factor_enabled", "email_changes.new_email", isFreshCode.as("by_code")])
    .select((inner) =>
      inner
        .selectFrom("account")
        .whereRef("account.user_id", "=", "user.id")
        .select(sql<string[]>`coalesce(array_agg(provider_id order by provider_id), '{}')`.as("providers"))
        .as("providers"),
    )
    .where("user.id", "=", param("ownerId")),
);
