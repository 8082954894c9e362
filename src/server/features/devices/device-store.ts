import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

export const selectKnownByEmail = defineUnownedQuery<{ email: string; deviceHash: string }>("signing-in")((db, param) =>
  db
    .selectFrom("known_devices")
    .innerJoin("user", "user.id", "known_devices.user_id")
    .select("known_devices.user_id")
    .where("user.email", "=", param("email"))
    .where("device_hash", "=", param("deviceHash")),
);

export const selectKnownByOwner = defineQuery<{ ownerId: string; deviceHash: string }>()((db, param) =>
  db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", param("ownerId"))
    .where("device_hash", "=", param("deviceHash")),
);

export const rememberDeviceOfOwner = defineQuery<{ ownerId: string; deviceHash: string }>()((db, param) =>
  db
    .insertInto("known_devices")
    .values({ user_id: param("ownerId"), device_hash: param("deviceHash") })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "device_hash"]).doUpdateSet({ signed_in_at: sql<Temporal.Instant>`now()` }),
    ),
);

/** Whose session it is; no row when it was taken back. */
export const selectOwnerOfToken = defineUnownedQuery<{ token: string }>("signing-in")((db, param) =>
  db.selectFrom("session").select("user_id").where("token", "=", param("token")),
);

/** Each brings an allowance, so their number per account is limited: one sign-in can't collect them for later. */
export const forgetOldDevices = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .deleteFrom("known_devices")
    .where("user_id", "=", param("ownerId"))
    .where("device_hash", "not in", (newest) =>
      newest
        .selectFrom("known_devices as other")
        .select("other.device_hash")
        .where("other.user_id", "=", param("ownerId"))
        .orderBy("other.signed_in_at", "desc")
        .limit(10),
    ),
);

/** The user whom the first of two steps has named; its cookie holds the identifier. */
export const selectChallenged = defineUnownedQuery<{ identifier: string }>("signing-in")((db, param) =>
  db
    .selectFrom("verification")
    .select("value as owner_id")
    .where("identifier", "=", param("identifier"))
    .where("expires_at", ">", sql<Temporal.Instant>`now()`),
);
