import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { mayWriteFrom, optedOutSince } from "../number-store.ts";

type Conversation = { ownerId: string; conversationId: string };

/** A client who has written STOP, even just now, is sent nothing, and nothing is sent from a number that has changed hands. */
export const sendingObstacle = (canSend: boolean) =>
  sql<string | null>`case
    when not ${canSend}::boolean or not ${mayWriteFrom("v")} then 'no-sender'
    when ${optedOutSince("v")} is not null then 'opted-out' end`;

/** Takes what was left unsent: from now on it may be with the provider. `was_sending` may have been there before. */
export const claimUnsent = defineQuery<Conversation & { canSend: boolean; messageIds: readonly string[] }>()(
  (db, param) =>
    db
      .with("left", (cte) =>
        cte
          .selectFrom("messages as m")
          .innerJoin("conversations as v", (join) =>
            join.onRef("v.user_id", "=", "m.user_id").onRef("v.id", "=", "m.conversation_id"),
          )
          .innerJoin("clients as c", (join) =>
            join.onRef("c.user_id", "=", "v.user_id").onRef("c.id", "=", "v.client_id"),
          )
          .select(["m.id", "m.status", "m.updated_at", sendingObstacle(param("canSend")).as("obstacle")])
          .where("m.user_id", "=", param("ownerId"))
          .where("m.conversation_id", "=", param("conversationId"))
          .where(sql<boolean>`m.id = any(${param("messageIds")}::uuid[])`)
          .forUpdate("m"),
      )
      .updateTable("messages as m")
      .from("left")
      .set({
        status: sql`case when "left".obstacle is null then 'sending' else 'not_sent' end`,
        reason: sql`coalesce("left".obstacle, m.reason)`,
        claimed_at: sql`case when "left".obstacle is null then clock_timestamp() end`,
        updated_at: sql`clock_timestamp()`,
      })
      .where("m.user_id", "=", param("ownerId"))
      .whereRef("m.id", "=", "left.id")
      .returning(["m.id", "m.status", "m.position", "m.kind", "m.text", "m.opener", "m.options", "m.created_at"])
      .returning(sql<boolean>`"left".status = 'sending'`.as("was_sending"))
      // Written by the app's clock, which may have been set since, and touched by the database's.
      .returning(sql<Temporal.Instant>`least(m.created_at, "left".updated_at)`.as("tried_since"))
      .returning(
        // Menus read alike: a lost message must not be mistaken for an earlier one.
        sql<string[]>`array(select o.provider_message_id::text from messages o where o.user_id = m.user_id
          and o.client_id = m.client_id and o.author <> 'client' and o.provider_message_id is not null
          order by o.created_at desc, o.position desc limit 50)`.as("others"),
      ),
);

type Message = { ownerId: string; messageId: string };

type ReportParams = Message & { status: string; reason: string | null; providerMessageId: string; from: string[] };

/** A report that brings news, judged by the status the message has. */
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
