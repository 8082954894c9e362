import { sql } from "kysely";
import { defineQuery, defineUnownedQuery, type Param } from "../../../platform/db/query.ts";

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

const content = (param: Param<NewInbound>) =>
  sql`${param("address")}::text, ${param("phone")}::text, ${param("profileName")}::text, ${param("sender")}::text,
    ${param("kind")}::text, ${param("text")}::text, ${param("choiceId")}::text, ${param("providerMessageId")}::text,
    ${param("reason")}::text, ${param("now")}::timestamptz, ${param("dueSeconds")}::double precision,
    ${param("opensWindow")}::boolean`;

type Received = { owner_id: string | null; is_ours: boolean; conversation_id: string | null };

/**
 * Finds whose number was written to, and stores the message with them, in one statement. No owner: it never was anybody's.
 * No conversation: nothing was stored.
 */
export const receiveAtNumber = defineUnownedQuery<NewInbound>("finding-the-owner")((db, param) =>
  db.selectFrom(sql<Received>`receive_message(${content(param)})`.as("received")).selectAll(),
);

/**
 * The message, that its writer was here, and that something is due in its conversation. Nulls when it was stored before:
 * providers deliver more than once, also at the same moment.
 */
export const storeInbound = defineQuery<NewInbound & { ownerId: string }>()((db, param) =>
  db
    .selectFrom(
      sql<{
        message_id: string | null;
        conversation_id: string | null;
      }>`store_message(${param("ownerId")}::uuid, ${content(param)})`.as("stored"),
    )
    .selectAll(),
);
