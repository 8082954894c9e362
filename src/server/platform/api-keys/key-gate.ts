import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { bearerToken, isApiKey, keyCallLimit } from "#domain/api-keys/api-key.ts";
import { type KeyNeed, type KeyScope, mayKeyCall } from "#domain/api-keys/key-scope.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../db/database.ts";
import { defineUnownedQuery } from "../db/query.ts";
import { AppError } from "../http/errors/app-error.ts";
import type { RateCounter } from "../http/security/rate-limit.ts";
import type { SessionGate } from "../session.ts";

/** The API key a request is made with. */
export type CallingKey = { keyId: string; ownerId: OwnerId; scope: KeyScope };

export type KeyGate = {
  /** Whether the request carries a key, or what claims to be one. Such a request is never answered by its cookie. */
  isUsed(request: FastifyRequest): boolean;
  /** The live key of the request. Throws `key-invalid`, `key-scope` or `too-many-requests`; counts the call. */
  enter(request: FastifyRequest, reply: FastifyReply, need: KeyNeed): Promise<CallingKey>;
};

type KeyGateDeps = { db: Database; limiter: RateCounter; sessions: Pick<SessionGate, "hasCookie"> };

/** Keys are read from the `Authorization` header alone, and asked for on each request: a revoked one ends immediately. */
export const createKeyGate = ({ db, limiter, sessions }: KeyGateDeps): KeyGate => ({
  isUsed: ({ headers }) => bearerToken(headers.authorization) !== null,
  enter: async ({ headers }, reply, need) => {
    if (sessions.hasCookie(headers.cookie)) {
      throw new AppError("invalid-input", { fields: { Authorization: "keyWithCookie" } });
    }
    const secret = bearerToken(headers.authorization) ?? "";
    const [row] = isApiKey(secret) ? await db.run(findLiveKey, { hash: hashKey(secret) }) : [];
    if (!row) throw new AppError("key-invalid");
    const scope = row.scope as KeyScope;
    await countCall(limiter, row.id, reply);
    if (!mayKeyCall(scope, need)) {
      throw new AppError("key-scope", { fields: { scope: need === "never" ? "signedIn" : need } });
    }
    return { keyId: row.id, ownerId: row.user_id as OwnerId, scope };
  },
});

/** The secret is 256 random bits, so a plain hash is enough. */
export const hashKey = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const countCall = async (limiter: RateCounter, keyId: string, reply: FastifyReply): Promise<void> => {
  const { left, secondsLeft, isOver } = await limiter.count(`api key ${keyId}`, keyCallLimit);
  reply
    .header("ratelimit-limit", keyCallLimit.hits)
    .header("ratelimit-remaining", left)
    .header("ratelimit-reset", secondsLeft);
  if (isOver) throw new AppError("too-many-requests", { retryAfterSeconds: secondsLeft });
};

const findLiveKey = defineUnownedQuery<{ hash: string }>("finding-the-owner")((db, param) =>
  db
    .selectFrom(sql<{ id: string; user_id: string; scope: string }>`use_api_key(${param("hash")}::text)`.as("found"))
    .selectAll(),
);
