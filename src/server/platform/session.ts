import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
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
  const tokenOf = createTokenReader(secret);
  return {
    find: async (cookieHeader) => {
      const cookie = cookieHeader ? readCookie(cookieHeader, cookieName) : null;
      const token = cookie === null ? null : tokenOf(cookie);
      if (token === null) return null;
      const [row] = await db.run(findSession, { token });
      if (!row) return null;
      return { sessionId: row.id, ownerId: row.user_id as OwnerId, expiresAt: row.expires_at };
    },
    stillAlive: async (sessionIds) => new Set((await db.run(findLiveSessions, { sessionIds })).map((row) => row.id)),
  };
};

const rememberedCookies = 10_000;

/**
 * The token a cookie proves, or null. A proof doesn't change, so good ones are remembered: hashing would cost more
 * than all else around a request. Whether the token still opens anything the database says, each time.
 */
const createTokenReader = (secret: string): ((cookie: string) => string | null) => {
  const key = createSecretKey(Buffer.from(secret));
  const proven = new Map<string, string>();
  return (cookie) => {
    const known = proven.get(cookie);
    if (known !== undefined) return known;
    const token = verifiedToken(cookie, key);
    if (token === null) return null;
    if (proven.size >= rememberedCookies) proven.clear();
    proven.set(cookie, token);
    return token;
  };
};

const verifiedToken = (cookie: string, key: KeyObject): string | null => {
  const text = decode(cookie);
  const dot = text.lastIndexOf(".");
  if (dot < 1) return null;
  const token = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), "base64");
  const expected = createHmac("sha256", key).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
};

export const readCookie = (header: string, name: string): string | null => {
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

const now = sql<Temporal.Instant>`now()`;

export const findSession = defineQuery<{ token: string }>()((db, param) =>
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
