import { sql } from "kysely";
import { defineUnownedQuery } from "../db/query.ts";

type EnqueueParams = {
  task: string;
  payload: string;
  queue: string | null;
  runAt: Temporal.Instant | null;
  key: string | null;
  maxAttempts: number;
};

export const enqueueJob = defineUnownedQuery<EnqueueParams>("no-owners-rows")((db, param) =>
  db.selectNoFrom(
    sql`enqueue_job(${param("task")}::text, ${param("payload")}::json, ${param("queue")}::text,
      ${param("runAt")}::timestamptz, ${param("key")}::text, ${param("maxAttempts")}::integer)`.as("enqueued"),
  ),
);
