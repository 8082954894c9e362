import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };
type OfEndpoint = Owner & { webhookId: string };
type OneDelivery = OfEndpoint & { deliveryId: string };

const columns = [
  ...(["id", "event_type", "subject_id", "state", "attempts", "next_attempt_at", "attempted_at", "took_ms"] as const),
  ...(["answer_status", "problem", "created_at"] as const),
] as const;

export type DeliveryRow = NonNullable<(typeof selectDeliveries)["row"]>;

const pageSize = 25;

/** Newest first; one more than a page. */
export const selectDeliveries = defineQuery<OfEndpoint & { before: string | null }>()((db, param) =>
  db
    .selectFrom("webhook_deliveries")
    .select(columns)
    .select(sql<string>`position::text`.as("position"))
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where(sql<boolean>`(${param("before")}::bigint is null or position < ${param("before")}::bigint)`)
    .orderBy("webhook_deliveries.position", "desc")
    .limit(pageSize + 1),
);

export const deliveryPageSize = pageSize;

export const selectDelivery = defineQuery<OneDelivery>()((db, param) =>
  db
    .selectFrom("webhook_deliveries")
    .select(columns)
    .select(["payload", "answer"])
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where("id", "=", param("deliveryId")),
);

type NewDelivery = OfEndpoint & {
  eventType: string;
  subjectId: string;
  clientId: string | null;
  payload: string;
  now: Temporal.Instant;
};

export const insertDelivery = defineQuery<NewDelivery>()((db, param) =>
  db
    .insertInto("webhook_deliveries")
    .values({
      user_id: param("ownerId"),
      endpoint_id: param("webhookId"),
      event_type: param("eventType"),
      subject_id: param("subjectId"),
      client_id: param("clientId"),
      payload: sql`${param("payload")}::jsonb`,
      next_attempt_at: param("now"),
    })
    .returning(columns),
);

/** The next one that is due. Events of one subject are sent in their order: one that waits holds up those behind it. */
export const selectDue = defineQuery<OfEndpoint & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("webhook_deliveries as d")
    .select(["d.id", "d.payload", "d.attempts"])
    .where("d.user_id", "=", param("ownerId"))
    .where("d.endpoint_id", "=", param("webhookId"))
    .where("d.state", "=", sql.lit("waiting"))
    .where("d.next_attempt_at", "<=", param("now"))
    .where(
      sql<boolean>`not exists (select from webhook_deliveries e where e.user_id = d.user_id
        and e.endpoint_id = d.endpoint_id and e.subject_id = d.subject_id and e.state = 'waiting'
        and e.position < d.position)`,
    )
    .orderBy("d.position")
    .limit(1),
);

/** When the next one is due, of those that nothing holds up. */
export const selectNextDue = defineQuery<OfEndpoint>()((db, param) =>
  db
    .selectFrom("webhook_deliveries as d")
    .select(sql<Temporal.Instant | null>`min(d.next_attempt_at)`.as("at"))
    .where("d.user_id", "=", param("ownerId"))
    .where("d.endpoint_id", "=", param("webhookId"))
    .where("d.state", "=", sql.lit("waiting"))
    .where(
      sql<boolean>`not exists (select from webhook_deliveries e where e.user_id = d.user_id
        and e.endpoint_id = d.endpoint_id and e.subject_id = d.subject_id and e.state = 'waiting'
        and e.position < d.position)`,
    ),
);

type Attempted = OneDelivery & {
  state: string;
  nextAttemptAt: Temporal.Instant | null;
  at: Temporal.Instant;
  tookMs: number;
  status: number | null;
  answer: string | null;
  problem: string | null;
};

export const updateAttempted = defineQuery<Attempted>()((db, param) =>
  db
    .updateTable("webhook_deliveries")
    .set({
      state: param("state"),
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: param("nextAttemptAt"),
      attempted_at: param("at"),
      took_ms: param("tookMs"),
      answer_status: param("status"),
      answer: param("answer"),
      problem: param("problem"),
    })
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where("id", "=", param("deliveryId")),
);

export const resetDelivery = defineQuery<OneDelivery & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_attempt_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where("id", "=", param("deliveryId"))
    .returning(columns),
);

/** The endpoint answers again: what waits for it needn't wait longer. */
export const hurryDeliveries = defineQuery<OfEndpoint & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where("state", "=", sql.lit("waiting"))
    .where("next_attempt_at", ">", param("now")),
);

/** The endpoint is off. */
export const failWaiting = defineQuery<OfEndpoint>()((db, param) =>
  db
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_attempt_at: null })
    .where("user_id", "=", param("ownerId"))
    .where("endpoint_id", "=", param("webhookId"))
    .where("state", "=", sql.lit("waiting")),
);
