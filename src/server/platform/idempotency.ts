import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "./db/database.ts";
import { defineQuery, defineUnownedQuery } from "./db/query.ts";
import { AppError } from "./http/errors/app-error.ts";

/** A create that may be sent again: its key, if the caller gave one, and what was asked for. */
export type IdempotentRequest = { key: string | null; request: unknown };

/**
 * Does the work once per key, in the caller's transaction: a retry gets the first answer, the same key with another
 * request is refused. A second request waits for the first one's transaction, because both claim the same row.
 */
export const answerOnce = async <Answer>(
  tx: Tx,
  ownerId: OwnerId,
  call: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const earlier = await claimKey(tx, ownerId, call);
  if (earlier) return earlier.answer as Answer;
  const answer = await work();
  storeAnswer(tx, ownerId, call, answer);
  return answer;
};

/** Null when the key is ours to use; else the answer given to its first use. */
export const claimKey = async (
  tx: Tx,
  ownerId: OwnerId,
  { key, request }: IdempotentRequest,
): Promise<{ answer: unknown } | null> => {
  if (key === null) return null;
  const requestHash = hash(request);
  const claimed = await tx.run(insertKey, { ownerId, key, requestHash });
  if (claimed.length > 0) return null;
  const [earlier] = await tx.run(selectKey, { ownerId, key });
  if (earlier?.request_hash !== requestHash) throw new AppError("idempotency-mismatch");
  return { answer: earlier.response };
};

/** Travels with the commit: the last thing to do. */
export const storeAnswer = (tx: Tx, ownerId: OwnerId, { key }: IdempotentRequest, answer: unknown): void => {
  if (key !== null) tx.send(updateAnswer, { ownerId, key, answer: JSON.stringify(answer) });
};

const hash = (request: unknown): string => createHash("sha256").update(JSON.stringify(request)).digest("base64url");

const insertKey = defineQuery<{ ownerId: string; key: string; requestHash: string }>()((db, param) =>
  db
    .insertInto("idempotency_keys")
    .values({ user_id: param("ownerId"), key: param("key"), request_hash: param("requestHash") })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key"),
);

const selectKey = defineQuery<{ ownerId: string; key: string }>()((db, param) =>
  db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "response"])
    .where("user_id", "=", param("ownerId"))
    .where("key", "=", param("key")),
);

const updateAnswer = defineQuery<{ ownerId: string; key: string; answer: string }>()((db, param) =>
  db
    .updateTable("idempotency_keys")
    .set({ response: sql`${param("answer")}::jsonb` })
    .where("user_id", "=", param("ownerId"))
    .where("key", "=", param("key")),
);

/** Run daily: a retry comes within minutes, not days. */
export const forgetOldKeys = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql`forget_idempotency_keys()`.as("done")),
);
