import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

type Pending = { ownerId: string; newEmail: string; tokenHash: string; hours: number };

/** A later request takes an earlier one's place. */
export const saveEmailChange = defineQuery<Pending>()((db, param) => {
  const row = {
    new_email: param("newEmail"),
    token_hash: param("tokenHash"),
    expires_at: sql<Temporal.Instant>`now() + make_interval(hours => ${param("hours")})`,
  };
  return db
    .insertInto("email_changes")
    .values({ user_id: param("ownerId"), ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row));
});

export const spendEmailChange = defineQuery<{ ownerId: string; tokenHash: string }>()((db, param) =>
  db
    .deleteFrom("email_changes")
    .where("user_id", "=", param("ownerId"))
    .where("token_hash", "=", param("tokenHash"))
    .where("expires_at", ">", now)
    .returning("new_email"),
);

/** No row: someone has the address by now. */
export const updateEmail = defineQuery<{ ownerId: string; newEmail: string }>()((db, param) =>
  db
    .updateTable("user")
    .set({ email: param("newEmail"), updated_at: now })
    .where("id", "=", param("ownerId"))
    .where(sql<boolean>`not exists (select from "user" other where other.email = ${param("newEmail")})`)
    .returning("id"),
);

export const updateSubscriberEmail = defineQuery<{ ownerId: string; newEmail: string }>()((db, param) =>
  db
    .updateTable("subscribers")
    .set({ email: param("newEmail") })
    .where("user_id", "=", param("ownerId")),
);
