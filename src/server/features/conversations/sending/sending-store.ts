import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { optedOutSince } from "../answering/facts-store.ts";
import { mayWriteFrom } from "../number-store.ts";

type Message = { ownerId: string; messageId: string };

/**
 * The next message to leave, taken in the same statement: the claim says since when it may be with the provider. One
 * that somebody took before and never settled comes back as `sending`.
 */
export const claimNextMessage = defineQuery<{ ownerId: string; conversationId: string }>()((db, param) =>
  db
    .with("next", (cte) =>
      cte
        .selectFrom("messages")
        .select(["id", "status"])
        .where("user_id", "=", param("ownerId"))
        .where("conversation_id", "=", param("conversationId"))
        .where(sql<boolean>`status in ('queued', 'sending')`)
        .orderBy("position")
        .limit(1)
        .forUpdate(),
    )
    .updateTable("messages as m")
    .from("next")
    .innerJoin("conversations as v", (join) =>
      join.on("v.user_id", "=", param("ownerId")).on("v.id", "=", param("conversationId")),
    )
    .innerJoin("clients as c", (join) => join.onRef("c.id", "=", "v.client_id").onRef("c.user_id", "=", "v.user_id"))
    .set({ status: "sending", claimed_at: sql`clock_timestamp()`, updated_at: sql`clock_timestamp()` })
    .where("m.user_id", "=", param("ownerId"))
    .whereRef("m.id", "=", "next.id")
    .returning(["m.id", "m.kind", "m.text", "m.opener", "m.options", "m.created_at", "next.status as before"])
    .returning(["v.sender", "c.channel_address", mayWriteFrom("v").as("may_write")])
    .returning(optedOutSince("v").as("opted_out_at"))
    .returning(sql<boolean>`v.sender in (select address from platform_sender)`.as("is_platform"))
    .returning(
      // Menus read alike: a message that was lost must not be taken for an earlier one.
      sql<string[]>`array(select o.provider_message_id from messages o where o.user_id = m.user_id
        and o.client_id = m.client_id and o.author <> 'client' and o.provider_message_id is not null
        order by o.position desc limit 50)`.as("others"),
    ),
);

/** The provider has it. A report about it may have been faster, and isn't taken back. */
export const settleSent = defineQuery<Message & { providerMessageId: string }>()((db, param) =>
  db
    .updateTable("messages")
    .set({
      status: sql`case when status = 'sending' then 'sent' else status end`,
      provider_message_id: param("providerMessageId"),
      reason: sql`case when status = 'sending' then null else reason end`,
      claimed_at: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("messageId")),
);

/** Back to the queue, or at its end. It stays `sending` when nobody knows whether the provider has it. */
export const settleUnsent = defineQuery<Message & { status: string; reason: string }>()((db, param) =>
  db
    .updateTable("messages")
    .set({ status: param("status"), reason: param("reason"), claimed_at: null, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("messageId"))
    .where("status", "=", "sending"),
);

type ReportParams = Message & { status: string; reason: string | null; providerMessageId: string; from: string[] };

/** A report that brings news, told by the status the message has. */
export const recordReport = defineQuery<ReportParams>()((db, param) =>
  db
    .updateTable("messages")
    .set({
      status: param("status"),
      reason: param("reason"),
      provider_message_id: param("providerMessageId"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("messageId"))
    .where(sql<boolean>`author <> 'client'`)
    .where(sql<boolean>`status = any(${param("from")}::text[])`),
);
