import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";
import { dueIn } from "../queue/queue-store.ts";

/**
 * Whose number was written to, also one that was given back; null when it never was anybody's. And whether who wrote is
 * the platform, or a business that still has its number.
 */
export const findEnds = defineUnownedQuery<{ sender: string; client: string }>("finding-the-owner")((db, param) =>
  db.selectNoFrom([
    sql<string | null>`(select user_id from find_number(${param("sender")}))`.as("owner_id"),
    sql<boolean>`exists (select from find_number(${param("client")}) where is_active)
      or exists (select from platform_sender where address = ${param("client")})`.as("is_ours"),
  ]),
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

type OnPlatform = { sender: string; client: string; codeHash: string };

/**
 * The businesses that a message to the platform's number can be for; none on another number. First the one whose code it
 * has, then those that wrote to the client or that the client runs, the latest first.
 */
export const findThreads = defineUnownedQuery<OnPlatform>("finding-the-owner")((db, param) =>
  db
    .selectFrom(
      sql<{ user_id: string }>`(
        select user_id from (
          select user_id, bool_or(is_code) as is_code, max(at) as at, max(chosen_at) as chosen_at from (
            select t.user_id, false as is_code, t.written_at as at, null as chosen_at
              from platform_threads t where t.client = ${param("client")}
            union all
            select o.user_id, o.is_code, o.at, o.at
              from find_command_owners(${param("client")}, ${param("codeHash")}) o
          ) possible
          where exists (select from platform_sender s where s.address = ${param("sender")})
          group by user_id
        ) owners
        -- Those that the client runs stand together, the one chosen last first, however they have written since.
        order by is_code desc, max(at) over (partition by case when chosen_at is null then user_id end) desc,
          chosen_at desc nulls last
        limit 20
      )`.as("owners"),
    )
    .select("user_id"),
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
  /** In how long it is answered, and whether WhatsApp's 24 hours begin with it, in which anything may be answered. */
  dueSeconds: number;
  opensWindow: boolean;
};

/** The person, made by the first message. An existing one isn't locked: work on a conversation locks that first. */
export const ensureClient = defineQuery<NewInbound>()((db, param) =>
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
    .onConflict((conflict) => conflict.columns(["user_id", "channel_address"]).doNothing()),
);

/**
 * The conversation on that number, locked: another process has either not begun with it or has finished. It finds the person by the address,
 * so that it can travel together with `ensureClient`.
 */
export const lockOrMakeConversation = defineQuery<NewInbound>()((db, param) =>
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
      conflict
        .columns(["user_id", "client_id", "sender"])
        .doUpdateSet({ updated_at: sql`clock_timestamp()` })
        .where(sql<boolean>`false`),
    ),
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

/** WhatsApp's 24 hours, in which anything may be answered. */
const openWindow = (param: <Key extends "sender" | "address" | "now" | "opensWindow">(key: Key) => NewInbound[Key]) =>
  sql<never>`(insert into whatsapp_windows (sender, client, last_inbound_at)
    select ${param("sender")}::text, ${param("address")}::text, ${param("now")}::timestamptz
      from stored where ${param("opensWindow")}::boolean
    on conflict (sender, client) do update
      set last_inbound_at = greatest(whatsapp_windows.last_inbound_at, excluded.last_inbound_at))`;

/**
 * The message, that its writer was here, and that something is due in its conversation. No row when it was stored before:
 * providers deliver more than once, also at the same moment.
 */
export const insertInbound = defineQuery<NewInbound>()((db, param) =>
  db
    .with("stored", (cte) =>
      cte
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
            .select(sql<string | null>`${param("choiceId")}::text`.as("choice_id"))
            .select(sql<string>`'received'`.as("status"))
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
        .returning(["id", "conversation_id", "client_id"]),
    )
    .with("person", (cte) =>
      cte
        .updateTable("clients")
        .set({ last_message_at: param("now"), updated_at: sql`clock_timestamp()` })
        .set({ profile_name: sql`coalesce(${param("profileName")}::text, profile_name)` })
        .where("user_id", "=", param("ownerId"))
        .where(sql<boolean>`id in (select client_id from stored)`),
    )
    .with("due", (cte) =>
      cte
        .updateTable("conversations")
        .set({ due_at: dueIn(param("dueSeconds")), updated_at: sql`clock_timestamp()` })
        .where("user_id", "=", param("ownerId"))
        .where(sql<boolean>`id in (select conversation_id from stored)`),
    )
    .with("opened", () => openWindow(param))
    .selectFrom("stored")
    .select(["id", "conversation_id"]),
);
