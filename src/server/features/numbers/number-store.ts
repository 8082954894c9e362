import { type Selectable, sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";
import type { WhatsappPhoneNumbers } from "../../platform/db/schema.gen.ts";

const columns = [
  "id",
  "phone_number",
  "verification_status",
  "is_active",
  "business_name",
  "display_name",
  "offline_reason",
  "provider_number_id",
  "provider_sender_id",
  "release_requested_at",
  "released_at",
  "created_at",
] as const;

export type NumberRow = Pick<Selectable<WhatsappPhoneNumbers>, (typeof columns)[number]>;

type Which = { ownerId: string; numberId: string };

export const selectNumbers = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("whatsapp_phone_numbers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at", "desc")
    .orderBy("id"),
);

export const selectActiveNumber = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("whatsapp_phone_numbers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true),
);

export const selectNumber = defineQuery<Which>()((db, param) =>
  db
    .selectFrom("whatsapp_phone_numbers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId")),
);

export const selectNumberForUpdate = defineQuery<Which>()((db, param) =>
  db
    .selectFrom("whatsapp_phone_numbers")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .forUpdate(),
);

type NewNumber = {
  ownerId: string;
  phoneNumber: string;
  providerNumberId: string;
  businessName: string;
  businessDescription: string | null;
  now: Temporal.Instant;
};

export const insertNumber = defineQuery<NewNumber>()((db, param) =>
  db
    .insertInto("whatsapp_phone_numbers")
    .values({
      user_id: param("ownerId"),
      phone_number: param("phoneNumber"),
      provider_number_id: param("providerNumberId"),
      business_name: param("businessName"),
      business_description: param("businessDescription"),
      display_name: param("businessName"),
      created_at: param("now"),
    })
    .returning("id"),
);

/** Not once somebody gives the number back. */
export const recordSender = defineQuery<Which & { senderId: string }>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({ provider_sender_id: param("senderId"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("release_requested_at", "is", null)
    .returning("id"),
);

type NewState = Which & { status: string; reason: string | null };

/** As the provider says; nothing when that is known already, or the number is on its way back. */
export const recordState = defineQuery<NewState>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({
      verification_status: param("status"),
      offline_reason: param("reason"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("is_active", "=", true)
    .where("release_requested_at", "is", null)
    .where("verification_status", "is distinct from", param("status"))
    .returning("id"),
);

/** The request to release the number; the worker that finds it carries it out. */
export const requestReturn = defineQuery<Which & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({ release_requested_at: param("now"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("released_at", "is", null),
);

export const withdrawReturn = defineQuery<Which>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({ release_requested_at: null, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("is_active", "=", true),
);

/** Without its sender it answers nobody. One that was never used stays what it was, failed or not. */
export const deactivateNumber = defineQuery<NewState>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({
      verification_status: param("status"),
      offline_reason: sql`coalesce(${param("reason")}, offline_reason)`,
      is_active: false,
      provider_sender_id: null,
      // From here on it has to go back, even if somebody just took the request back because it failed for them.
      release_requested_at: sql`coalesce(release_requested_at, clock_timestamp())`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("is_active", "=", true),
);

export const recordReturned = defineQuery<Which & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("whatsapp_phone_numbers")
    .set({ released_at: param("now"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("numberId"))
    .where("released_at", "is", null),
);

type Stuck = { user_id: string; kind: "registration" | "release"; id: string };

export const selectStuckNumbers = defineUnownedQuery("routine")((db) =>
  db.selectFrom(sql<Stuck>`list_stuck_numbers()`.as("stuck")).select(["user_id", "kind", "id"]),
);

export const selectOnlineNumbers = defineUnownedQuery("routine")((db) =>
  db.selectFrom(sql<Omit<Stuck, "kind">>`list_online_numbers()`.as("online")).select(["user_id", "id"]),
);

export const selectSubscriptionEnd = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("subscribers").select(["subscribed", "subscription_end"]).where("user_id", "=", param("ownerId")),
);
