import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

/** Whose number was written to, also one that was given back; no row when it never was anybody's. */
export const findNumber = defineUnownedQuery<{ address: string }>("finding-the-owner")((db, param) =>
  db.selectFrom(sql<{ user_id: string }>`find_number(${param("address")})`.as("number")).select("user_id"),
);

/** A row when the address is the platform's, or a business's that still has it. */
export const findOwnNumber = defineUnownedQuery<{ address: string }>("finding-the-owner")((db, param) =>
  db
    .selectFrom(sql<{ is_active: boolean }>`find_number(${param("address")})`.as("number"))
    .select(sql<number>`1`.as("own"))
    .where("is_active", "=", true)
    .unionAll(
      db.selectFrom("platform_sender").select(sql<number>`1`.as("own")).where("address", "=", param("address")),
    ),
);

/** Who got this message when it came to the platform's number before. */
export const findStored = defineUnownedQuery<{ client: string; providerMessageId: string }>("finding-the-owner")(
  (db, param) =>
    db
      .selectFrom(
        sql<{ user_id: string }>`find_stored_message(${param("client")}, ${param("providerMessageId")})`.as("stored"),
      )
      .select("user_id"),
);

/** The businesses that wrote to a client from the platform's number, the latest first; none on another number. */
export const findThreads = defineUnownedQuery<{ sender: string; client: string }>("finding-the-owner")((db, param) =>
  db
    .selectFrom("platform_threads as t")
    .innerJoin("platform_sender as s", (join) => join.on("s.address", "=", param("sender")))
    .select("t.user_id")
    .where("t.client", "=", param("client"))
    .orderBy("t.written_at", "desc")
    .limit(20),
);

export const selectOwnAppointment = defineQuery<{ ownerId: string; appointmentId: string; client: string }>()(
  (db, param) =>
    db
      .selectFrom("appointments")
      .select("id")
      .where("user_id", "=", param("ownerId"))
      .where("id", "=", param("appointmentId"))
      .where("client_address", "=", param("client")),
);

export type NewInbound = {
  ownerId: string;
  address: string;
  phone: string | null;
  profileName: string | null;
  sender: string;
  kind: string;
  text: string;
  choiceId: string | null;
  providerMessageId: string | null;
  reason: string | null;
  now: Temporal.Instant;
};

/** The person, made by the first message. */
export const upsertClient = defineQuery<NewInbound>()((db, param) =>
  db
    .insertInto("clients")
    .values({
      user_id: param("ownerId"),
      channel_address: param("address"),
      phone: param("phone"),
      profile_name: param("profileName"),
      last_message_at: param("now"),
      created_at: param("now"),
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "channel_address"]).doUpdateSet((eb) => ({
        last_message_at: eb.ref("excluded.last_message_at"),
        profile_name: sql`coalesce(excluded.profile_name, clients.profile_name)`,
        updated_at: sql`clock_timestamp()`,
      })),
    ),
);

/** The talk on that number. It finds the person by the address, so that it can travel together with `upsertClient`. */
export const upsertConversation = defineQuery<NewInbound>()((db, param) =>
  db
    .insertInto("conversations")
    .columns(["user_id", "client_id", "sender"])
    .expression((eb) =>
      eb
        .selectFrom("clients")
        .select(["user_id", "id", sql<string>`${param("sender")}::text`.as("sender")])
        .where("user_id", "=", param("ownerId"))
        .where("channel_address", "=", param("address")),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "client_id", "sender"]).doUpdateSet({ updated_at: sql`clock_timestamp()` }),
    )
    .returning("id"),
);

const messageColumns = [
  "user_id",
  "conversation_id",
  "client_id",
  "author",
  "kind",
  "text",
  "choice_id",
  "status",
  "reason",
  "provider_message_id",
  "created_at",
] as const;

/** No row when the message was stored before: providers deliver more than once, also at the same moment. */
export const insertInbound = defineQuery<NewInbound>()((db, param) =>
  db
    .insertInto("messages")
    .columns([...messageColumns])
    .expression((eb) =>
      eb
        .selectFrom("conversations as v")
        .innerJoin("clients as c", (join) =>
          join.onRef("c.id", "=", "v.client_id").onRef("c.user_id", "=", "v.user_id"),
        )
        .select(["v.user_id", "v.id", "v.client_id", sql<string>`'client'`.as("author")])
        .select([sql<string>`${param("kind")}::text`.as("kind"), sql<string>`${param("text")}::text`.as("text")])
        .select([sql<string | null>`${param("choiceId")}::text`.as("choice_id"), sql<string>`'received'`.as("status")])
        .select(sql<string | null>`${param("reason")}::text`.as("reason"))
        .select(sql<string | null>`${param("providerMessageId")}::text`.as("provider_message_id"))
        .select(sql<Temporal.Instant>`${param("now")}::timestamptz`.as("created_at"))
        .where("v.user_id", "=", param("ownerId"))
        .where("v.sender", "=", param("sender"))
        .where("c.channel_address", "=", param("address")),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "provider_message_id"]).where("author", "=", sql.lit("client")).doNothing(),
    )
    .returning("id"),
);

/** Opens WhatsApp's 24 hours, in which anything may be answered. */
export const openWindow = defineUnownedQuery<{ sender: string; client: string; now: Temporal.Instant }>(
  "no-owners-rows",
)((db, param) =>
  db
    .insertInto("whatsapp_windows")
    .values({ sender: param("sender"), client: param("client"), last_inbound_at: param("now") })
    .onConflict((conflict) =>
      conflict.columns(["sender", "client"]).doUpdateSet((eb) => ({
        last_inbound_at: sql`greatest(whatsapp_windows.last_inbound_at, ${eb.ref("excluded.last_inbound_at")})`,
      })),
    ),
);
