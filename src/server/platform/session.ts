import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "./db/database.ts";
import { defineQuery } from "./db/query.ts";

export type Session = { sessionId: string; ownerId: OwnerId; expiresAt: Temporal.Instant };

export type SessionGate = {
  /** The live session the request's cookie proves, or null. Asked anew on each request: rights end at once. */
  find(cookieHeader: string | undefined): Promise<Session | null>;
  /** Which of these sessions are still alive. */
  stillAlive(sessionIds: string[]): Promise<Set<string>>;
};

/**
 * Reads Better Auth's session cookie, `token.signature`, without its machinery: one keyed hash and one prepared
 * statement, as this stands before every call of the API.
 */
export const createSessionGate = (db: Database, secret: string, cookieName: string): SessionGate => {
  const key = Buffer.from(secret);
  return {
    find: async (cookieHeader) => {
      const token = cookieHeader ? verifiedToken(cookieHeader, cookieName, key) : null;
      if (token === null) return null;
      const [row] = await db.run(findSession, { token });
      if (!row) return null;
      return { sessionId: row.id, ownerId: row.user_id as OwnerId, expiresAt: row.expires_at };
    },
    stillAlive: async (sessionIds) => new Set((await db.run(findLiveSessions, { sessionIds })).map((row) => row.id)),
  };
};

const verifiedToken = (cookieHeader: string, cookieName: string, key: Buffer): string | null => {
  const raw = readCookie(cookieHeader, cookieName);
  if (raw === null) return null;
  const dot = raw.lastIndexOf(".");
  if (dot < 1) return null;
  const token = raw.slice(0, dot);
  const given = Buffer.from(raw.slice(dot + 1), "base64");
  const expected = createHmac("sha256", key).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
};

const readCookie = (header: string, name: string): string | null => {
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
};

const now = sql<Temporal.Instant>`now()`;

const findSession = defineQuery<{ token: string }>()((db, param) =>
  db
    .selectFrom("session")
    .select(["id", "user_id", "expires_at"])
    .where("token", "=", param("token"))
    .where("expires_at", ">", now),
);

const findLiveSessions = defineQuery<{ sessionIds: string[] }>()((db, param) =>
  db
    .selectFrom("session")
    .select("id")
    .where(sql<boolean>`id = any(${param("sessionIds")}::uuid[])`)
    .where("expires_at", ">", now),
);

/** Run daily: an expired session opens nothing and needn't be kept. */
export const forgetEndedSessions = defineQuery()((db) => db.deleteFrom("session").where("expires_at", "<", now));
