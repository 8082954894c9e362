import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery, type Param } from "../../../platform/db/query.ts";
import { sendingObstacle } from "../sending/sending-store.ts";

type TurnEnd = {
  ownerId: string;
  conversationId: string;
  clientId: string;
  /** The messages that were answered, or aren't going to be. */
  closed: readonly string[];
  /** The replies in the order in which they are said, one list for each of their columns. */
  ids: readonly string[];
  kinds: readonly string[];
  texts: readonly string[];
  openers: readonly (string | null)[];
  options: readonly string[];
  canSend: boolean;
  now: Temporal.Instant;
  /** As JSON; null leaves it as it is. */
  state: string | null;
  /** Whether the replies say that a machine answers. */
  discloses: boolean;
  /** Who goes on with it; null when it is free again. */
  claimedBy: string | null;
  dueSeconds: number | null;
};

type ReplyRow = { id: string; kind: string; text: string; opener: string | null; options: string; place: number };

const replyRows = (param: Param<TurnEnd>) =>
  sql<ReplyRow>`unnest(${param("ids")}::uuid[], ${param("kinds")}::text[], ${param("texts")}::text[],
    ${param("openers")}::text[], ${param("options")}::jsonb[]) with ordinality`.as<"reply">(
    sql`reply (id, kind, text, opener, options, place)`,
  );

const replyColumns = [
  ...(["id", "user_id", "conversation_id", "client_id", "author", "kind", "text", "opener", "options"] as const),
  ...(["status", "reason", "claimed_at", "created_at"] as const),
];

/**
 * The end of a turn, in one statement: the messages it answered, its replies, the conversation's state, and who does what
 * next in it. Replies are stored as already claimed: the process that writes them sends them after the commit.
 */
export const endTurn = defineQuery<TurnEnd>()((db, param) =>
  db
    .with("closed", (cte) =>
      cte
        .updateTable("messages")
        .set({ status: "done", updated_at: sql`clock_timestamp()` })
        .where("user_id", "=", param("ownerId"))
        .where(sql<boolean>`id = any(${param("closed")}::uuid[])`),
    )
    .with("conversation", (cte) =>
      cte
        .updateTable("conversations as v")
        .from("clients as c")
        .set({
          state: sql`coalesce(${param("state")}::jsonb, v.state)`,
          // What isn't sent tells nobody. A trial is read where it is written.
          disclosed_at: sql`case when ${param("discloses")}::boolean
              and (v.sender = ${sql.lit(trialAddress)} or ${sendingObstacle(param("canSend"))} is null)
            then ${param("now")}::timestamptz else v.disclosed_at end`,
          claimed_by: sql`${param("claimedBy")}::uuid`,
          due_at: sql`clock_timestamp() + make_interval(secs => ${param("dueSeconds")}::double precision)`,
          failures: sql`case when ${param("claimedBy")}::uuid is null then 0 else v.failures end`,
          updated_at: sql`clock_timestamp()`,
        })
        .where("v.user_id", "=", param("ownerId"))
        .where("v.id", "=", param("conversationId"))
        .where("c.user_id", "=", param("ownerId"))
        .whereRef("c.id", "=", "v.client_id")
        .returning(sendingObstacle(param("canSend")).as("obstacle")),
    )
    .insertInto("messages")
    .columns(replyColumns)
    .expression((eb) =>
      eb
        .selectFrom("conversation")
        .innerJoin(replyRows(param), (join) => join.onTrue())
        .select([
          "reply.id",
          sql<string>`${param("ownerId")}::uuid`.as("user_id"),
          sql<string>`${param("conversationId")}::uuid`.as("conversation_id"),
          sql<string>`${param("clientId")}::uuid`.as("client_id"),
          sql<string>`'bot'`.as("author"),
          "reply.kind",
          "reply.text",
          "reply.opener",
          "reply.options",
          sql<string>`case when obstacle is null then 'sending' else 'not_sent' end`.as("status"),
          sql<string | null>`obstacle`.as("reason"),
          sql<Temporal.Instant | null>`case when obstacle is null then clock_timestamp() end`.as("claimed_at"),
          sql<Temporal.Instant>`${param("now")}::timestamptz`.as("created_at"),
        ])
        .orderBy("reply.place"),
    )
    .returning(["id", "status"]),
);
