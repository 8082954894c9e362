import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { SessionEnd } from "#contract/account/account.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "./db/database.ts";
import { defineUnownedQuery } from "./db/query.ts";
import { longestSessionSeconds, sessionCookie, sessionCookieName, sessionSeconds } from "./session-cookie.ts";

export type Session = { sessionId: string; ownerId: OwnerId; expiresAt: Temporal.Instant };

/** A session as found. `isDue`: it was used, and a day or more of its time is gone; see `renew`. */
export type FoundSession = Session & { token: string; isDue: boolean };

export type SessionGate = {
  /** The live session the request's cookie proves, or null. Asked again on each request: rights end at once. */
  find(cookieHeader: string | undefined): Promise<FoundSession | null>;
  /** A used session lasts on. Returns the cookie that has to last as long, or null when its longest time is reached. */
  renew(session: FoundSession): Promise<string | null>;
  /** For a cookie of ours whose session is gone; null for none, or when nobody knows. */
  whyEnded(cookieHeader: string | undefined): Promise<SessionEnd | null>;
  /** Whether the cookie was made by us, without asking whether its session lasts. */
  isSigned(cookieHeader: string | undefined): boolean;
  /** Whether the request carries a cookie of that name at all. */
  hasCookie(cookieHeader: string | undefined): boolean;
  /** Which of these sessions are still alive. */
  stillAlive(sessionIds: string[]): Promise<Set<string>>;
};

/**
 * Reads Better Auth's session cookie, `token.signature`, without its machinery: one keyed hash and one prepared
 * statement, as this runs before every call of the API.
 */
export const createSessionGate = (db: Database, secret: string, publicUrl: string): SessionGate => {
  const readToken = createTokenReader(secret);
  const cookieName = sessionCookieName(publicUrl);
  const tokenIn = (cookieHeader: string | undefined): string | null => {
    const cookie = cookieHeader ? findCookie(cookieHeader, cookieName) : null;
    return cookie === null ? null : readToken(cookie);
  };
  return {
    find: async (cookieHeader) => {
      const token = tokenIn(cookieHeader);
      if (token === null) return null;
      const [row] = await db.run(findSession, { token });
      if (!row) return null;
      const { id, user_id, expires_at, is_due } = row;
      return { sessionId: id, ownerId: user_id as OwnerId, expiresAt: expires_at, token, isDue: is_due };
    },
    renew: async ({ sessionId, token }) => {
      const [row] = await db.run(prolongSession, { sessionId });
      if (!row) return null;
      return sessionCookie({ token, secret, publicUrl, maxAgeSeconds: row.seconds_left });
    },
    whyEnded: async (cookieHeader) => {
      const token = tokenIn(cookieHeader);
      if (token === null) return null;
      const [row] = await db.run(findEnd, { token, tokenHash: hashToken(token) });
      return (row?.reason as SessionEnd | null | undefined) ?? null;
    },
    isSigned: (cookieHeader) => tokenIn(cookieHeader) !== null,
    hasCookie: (cookieHeader) => findCookie(cookieHeader ?? "", cookieName) !== null,
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

export const findCookie = (header: string, name: string): string | null => {
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
const idle = sql`make_interval(secs => ${sql.lit(sessionSeconds)})`;
const latestEnd = sql`created_at + make_interval(secs => ${sql.lit(longestSessionSeconds)})`;
/** Not with every request: once a day is often enough. */
const isDue = sql<boolean>`(expires_at < now() + ${idle} - interval '1 day' and expires_at < ${latestEnd})`;

export const findSession = defineUnownedQuery<{ token: string }>("signing-in")((db, param) =>
  db
    .selectFrom("session")
    .select(["id", "user_id", "expires_at", isDue.as("is_due")])
    .where("token", "=", param("token"))
    .where("expires_at", ">", now),
);

const prolongSession = defineUnownedQuery<{ sessionId: string }>("signing-in")((db, param) =>
  db
    .updateTable("session")
    .set({ expires_at: sql`least(now() + ${idle}, ${latestEnd})`, updated_at: now })
    .where("id", "=", param("sessionId"))
    .where("expires_at", ">", now)
    .returning(sql<number>`ceil(extract(epoch from expires_at - now()))::integer`.as("seconds_left")),
);

/** As the database writes it where sessions end. */
const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

const findEnd = defineUnownedQuery<{ token: string; tokenHash: string }>("signing-in")((db, param) =>
  db.selectNoFrom((inner) => [
    sql<string | null>`coalesce(
      ${inner.selectFrom("ended_sessions").select("reason").where("token_hash", "=", param("tokenHash"))},
      ${inner
        .selectFrom("session")
        .select(sql<string>`'expired'`.as("reason"))
        .where("token", "=", param("token"))
        .where("expires_at", "<=", now)})`.as("reason"),
  ]),
);

const findLiveSessions = defineUnownedQuery<{ sessionIds: string[] }>("signing-in")((db, param) =>
  db
    .selectFrom("session")
    .select("id")
    .where(sql<boolean>`id = any(${param("sessionIds")}::uuid[])`)
    .where("expires_at", ">", now),
);

/** Long enough to tell a browser why it has to sign in again. */
const rememberedEnd = sql<Temporal.Instant>`now() - interval '30 days'`;

/** Run daily: an expired session opens nothing and needn't be kept for long. */
export const forgetExpiredSessions = defineUnownedQuery("routine")((db) =>
  db.deleteFrom("session").where("expires_at", "<", rememberedEnd),
);

export const forgetSessionEnds = defineUnownedQuery("routine")((db) =>
  db.deleteFrom("ended_sessions").where("ended_at", "<", rememberedEnd),
);
