import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type OneClient = { ownerId: string; clientId: string };

/** The person a record belongs to. */
export const selectPerson = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("clients")
    .select(sql<string>`coalesce(merged_into, id)`.as("id"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

export const selectUpcomingOfPerson = defineQuery<OneClient & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "version"])
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "=", param("clientId"))
    .where("status", "<>", "cancelled")
    .where("starts_at", ">", param("now"))
    .orderBy("starts_at")
    .orderBy("id"),
);

/** The person's own record, and those of their other addresses. */
const recordsOf = (ownerId: string, clientId: string) =>
  sql<string>`(select c.id from clients c where c.user_id = ${ownerId} and ${clientId}::uuid in (c.id, c.merged_into))`;

export const selectWaitsOfPerson = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("waitlist_entries")
    .select("id")
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "in", recordsOf(param("ownerId"), param("clientId")))
    .where("state", "=", sql.lit("waiting"))
    .orderBy("created_at")
    .orderBy("id"),
);

/** An offer's message names the person, and stays when the time that was held is free again. */
export const deleteOfferNotices = defineQuery<OneClient>()((db, param) =>
  db
    .deleteFrom("notices")
    .where("user_id", "=", param("ownerId"))
    .where(
      "appointment_id",
      "in",
      sql<string>`(select o.id from waitlist_offers o
        join waitlist_entries e on e.user_id = o.user_id and e.id = o.entry_id
        where o.user_id = ${param("ownerId")} and e.client_id in ${recordsOf(param("ownerId"), param("clientId"))})`,
    ),
);

/** Answers that are kept for a repeated call, and name the person or their place on the waitlist. */
export const forgetAnswers = defineQuery<OneClient>()((db, param) =>
  db
    .deleteFrom("idempotency_keys")
    .where("user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`exists (select from clients c
        where c.user_id = ${param("ownerId")} and c.id in ${recordsOf(param("ownerId"), param("clientId"))}
          and position(c.id::text in idempotency_keys.response::text) > 0)`,
    ),
);

/** What webhooks sent of the person, and what waits to be sent; the ids stay, and so does the event. */
export const eraseFromDeliveries = defineQuery<OneClient>()((db, param) =>
  db
    .updateTable("webhook_deliveries")
    .set({
      payload: sql`jsonb_set(payload, '{data}', jsonb_strip_nulls(jsonb_build_object(
        'appointmentId', payload #> '{data,appointmentId}', 'entryId', payload #> '{data,entryId}',
        'clientId', payload #> '{data,clientId}')))`,
      answer: null,
    })
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "in", recordsOf(param("ownerId"), param("clientId"))),
);

export const eraseClientRows = defineQuery<OneClient>()((db, param) =>
  db.selectNoFrom(sql`erase_client(${param("ownerId")}::uuid, ${param("clientId")}::uuid)`.as("erased")),
);

export const selectErasures = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("audit_log")
    .select([sql<string>`id::text`.as("id"), "created_at", "actor", "details"])
    .where("user_id", "=", param("ownerId"))
    .where("action", "=", sql.lit("client.erased"))
    .orderBy("audit_log.id", "desc")
    .limit(20),
);
