import { sql } from "kysely";
import { defineQuery } from "../db/query.ts";

type EnqueueParams = {
  task: string;
  payload: string;
  queue: string | null;
  runAt: Temporal.Instant | null;
  key: string | null;
  maxAttempts: number;
};

export const enqueueJob = defineQuery<EnqueueParams>()((db, param) =>
  db.selectNoFrom(
    sql`enqueue_job(${param("task")}::text, ${param("payload")}::json, ${param("queue")}::text,
      ${param("runAt")}::timestamptz, ${param("key")}::text, ${param("maxAttempts")}::integer)`.as("enqueued"),
  ),
);
