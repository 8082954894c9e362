import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { defineUnownedQuery } from "../../db/query.ts";
import { AppError } from "../errors/app-error.ts";

export type RateLimit = { hits: number; windowSeconds: number };

/** `left`: hits until the limit; `secondsLeft`: until the window is over. */
export type CountedHit = { left: number; secondsLeft: number; isOver: boolean };

export type RateCounter = {
  /** Counts one hit against the key. */
  count(key: string, limit: RateLimit): Promise<CountedHit>;
};

export type RateLimiter = {
  /** Counts one hit against the key; throws `too-many-requests` past the limit. */
  hit(key: string, limit: RateLimit): Promise<void>;
};

/** Counters live in the database: every process counts together, and a restart forgives nothing. */
export const createRateLimiter = (db: Database): RateLimiter & RateCounter => {
  const count = async (key: string, { hits, windowSeconds }: RateLimit): Promise<CountedHit> => {
    const [row] = await db.run(countHit, { key, windowSeconds });
    const counted = row?.hits ?? 1;
    // Whoever asked a moment before the first hit was counted would be told to wait longer than the window lasts.
    const secondsLeft = Math.max(1, Math.min(Math.ceil(row?.seconds_left ?? windowSeconds), windowSeconds));
    return { left: Math.max(0, hits - counted), secondsLeft, isOver: counted > hits };
  };
  return {
    count,
    hit: async (key, limit) => {
      const { isOver, secondsLeft } = await count(key, limit);
      if (isOver) throw new AppError("too-many-requests", { retryAfterSeconds: secondsLeft });
    },
  };
};

/** Whether the window that was counted in is over; or far ahead, because the clock was set back. */
const isOver = (seconds: number) =>
  sql`abs(extract(epoch from now() - rate_limits.window_start)) >= ${seconds}::double precision`;

/** A window begins with its first hit: who tries often around the full hour gets no more than anyone else. */
const countHit = defineUnownedQuery<{ key: string; windowSeconds: number }>("no-owners-rows")((db, param) =>
  db
    .insertInto("rate_limits")
    .values({ key: param("key"), window_start: sql`now()`, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${isOver(param("windowSeconds"))} then 1 else rate_limits.hits + 1 end`,
        window_start: sql`case when ${isOver(param("windowSeconds"))} then now() else rate_limits.window_start end`,
      }),
    )
    .returning([
      "hits",
      sql<number>`extract(epoch from window_start - now())::float8 + ${param("windowSeconds")}`.as("seconds_left"),
    ]),
);

/** Run daily: a window that has passed limits nobody. */
export const forgetOldLimits = defineUnownedQuery("routine")((db) =>
  db.deleteFrom("rate_limits").where("window_start", "<", sql<Temporal.Instant>`now() - interval '1 day'`),
);
