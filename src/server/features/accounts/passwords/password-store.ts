import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

const now = sql<Temporal.Instant>`now()`;

export const selectPasswordHash = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("account")
    .select("password")
    .where("user_id", "=", param("ownerId"))
    .where("provider_id", "=", "credential"),
);

/** Better Auth's own way of keeping it: one row per user, under the user's id. */
export const savePasswordHash = defineQuery<{ ownerId: string; hash: string }>()((db, param) =>
  db
    .insertInto("account")
    .values({
      user_id: param("ownerId"),
      account_id: sql`${param("ownerId")}::text`,
      provider_id: "credential",
      password: param("hash"),
    })
    .onConflict((conflict) =>
      conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password: param("hash"), updated_at: now }),
    ),
);

/** Every name the business goes by or went by: on the profile, and what clients saw or were to see on WhatsApp. */
export const selectBusinessNames = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles")
    .select("company_name as name")
    .where("user_id", "=", param("ownerId"))
    .union((query) =>
      query
        .selectFrom("whatsapp_phone_numbers")
        .select("business_name as name")
        .where("user_id", "=", param("ownerId")),
    )
    .union((query) =>
      query.selectFrom("sender_registrations").select("business_name as name").where("user_id", "=", param("ownerId")),
    ),
);

export const selectUserByEmail = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.selectFrom("user").select(["id", "name", "email", "email_verified"]).where("email", "=", param("email")),
);

type LinkParams = { ownerId: string; identifier: string; minutes: number };

export const insertResetLink = defineQuery<LinkParams>()((db, param) =>
  db.insertInto("verification").values({
    identifier: param("identifier"),
    value: sql`${param("ownerId")}::text`,
    expires_at: sql`now() + make_interval(mins => ${param("minutes")})`,
  }),
);

/** Whose link it is, without spending it: a password that can't be taken must not cost the link. */
export const selectResetLink = defineUnownedQuery<{ identifier: string }>("signing-in")((db, param) =>
  db
    .selectFrom("verification")
    .innerJoin("user", (join) => join.on(sql<boolean>`"user".id::text = verification.value`))
    .select(["user.id", "user.name", "user.email"])
    .where("identifier", "=", param("identifier"))
    .where("expires_at", ">", now),
);

/** One statement spends it, so that of two at once only one gets a row. */
export const spendResetLink = defineUnownedQuery<{ identifier: string }>("signing-in")((db, param) =>
  db
    .deleteFrom("verification")
    .where("identifier", "=", param("identifier"))
    .where("expires_at", ">", now)
    .returning("value"),
);

/** Links, challenges and codes that were on their way when the account's protection changed. */
export const deletePending = defineQuery<{ ownerId: string; email: string }>()((db, param) =>
  db
    .deleteFrom("verification")
    .where((or) =>
      or.or([
        or("value", "=", sql<string>`${param("ownerId")}::text`),
        or("identifier", "=", sql<string>`'sign-in-otp-' || ${param("email")}::text`),
      ]),
    ),
);

export const markEmailVerified = defineQuery<{ ownerId: string }>()((db, param) =>
  db.updateTable("user").set({ email_verified: true, updated_at: now }).where("id", "=", param("ownerId")),
);

export const selectDatabaseTime = defineUnownedQuery("no-owners-rows")((db) => db.selectNoFrom(now.as("now")));

/** Waits for a change in progress. No row means that the password was changed since then, or that there is none. */
export const isPasswordUnchanged = defineQuery<{ ownerId: string; since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("account")
    .select("id")
    .where("user_id", "=", param("ownerId"))
    .where("provider_id", "=", "credential")
    .where("updated_at", "<=", param("since"))
    .forShare(),
);
