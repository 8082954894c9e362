import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

type Conversation = { ownerId: string; conversationId: string };

/** Something is waiting to be sent: the owner has written. */
export const setDue = defineQuery<Conversation>()((db, param) =>
  db
    .updateTable("conversations")
    .set({ due_at: sql<Temporal.Instant>`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("conversationId")),
);

type ClaimParams = { worker: string; sinceSeconds: number; count: number };

type Claimed = { user_id: string; conversation_id: string };

export const claimConversations = defineUnownedQuery<ClaimParams>("routine")((db, param) =>
  db
    .selectFrom(
      sql<Claimed>`claim_conversations(${param("worker")}::uuid, ${param("sinceSeconds")}::double precision,
        ${param("count")}::integer)`.as("claimed"),
    )
    .selectAll(),
);

/** What this process has claimed and isn't at: the answer to its claim got lost. */
export const releaseConversations = defineUnownedQuery<{ worker: string; workingOn: readonly string[] }>("routine")(
  (db, param) =>
    db.selectNoFrom(
      sql<number>`release_conversations(${param("worker")}::uuid, ${param("workingOn")}::uuid[])`.as("count"),
    ),
);

type SettleParams = {
  worker: string;
  /** What happened to messages, one list for each column. */
  messageOwners: readonly string[];
  messageIds: readonly string[];
  statuses: readonly string[];
  reasons: readonly (string | null)[];
  providerIds: readonly (string | null)[];
  /** The conversations that are released, likewise. */
  owners: readonly string[];
  conversations: readonly string[];
  hows: readonly string[];
};

type Settled = { user_id: string; conversation_id: string; failures: number; due_seconds: number | null };

export const settleMessages = defineUnownedQuery<SettleParams>("routine")((db, param) =>
  db
    .selectFrom(
      sql<Settled>`settle_messages(${param("worker")}::uuid, ${param("messageOwners")}::uuid[],
        ${param("messageIds")}::uuid[], ${param("statuses")}::text[], ${param("reasons")}::text[],
        ${param("providerIds")}::text[], ${param("owners")}::uuid[], ${param("conversations")}::uuid[],
        ${param("hows")}::text[])`.as("settled"),
    )
    .selectAll(),
);

/** Run every minute. */
export const resumeConversations = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<number>`resume_conversations()`.as("count")),
);

/** For how many seconds the conversation that has waited longest could have been taken up; 0 when none waits. */
export const oldestDue = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<number>`oldest_due_conversation()`.as("seconds")),
);
