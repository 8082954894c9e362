import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type OfSession = { ownerId: string; sessionId: string };

export const selectKeys = defineUnownedQuery("no-owners-rows")((db) =>
  db.selectFrom("push_keys").select(["public_key as publicKey", "private_key as privateKey"]),
);

/** The first process to start makes them; the others take these. */
export const insertKeys = defineUnownedQuery<{ publicKey: string; privateKey: string }>("no-owners-rows")((db, param) =>
  db
    .insertInto("push_keys")
    .values({ public_key: param("publicKey"), private_key: param("privateKey") })
    .onConflict((conflict) => conflict.doNothing()),
);

export const selectPushChoice = defineQuery<OfSession>()((db, param) =>
  db
    .selectFrom("push_devices")
    .select(["on_booking as onBooking", "on_cancellation as onCancellation", "on_waiting as onWaiting"])
    .where("user_id", "=", param("ownerId"))
    .where("session_id", "=", param("sessionId")),
);

type DeviceParams = OfSession & {
  endpoint: string;
  p256dh: string;
  auth: string;
  onBooking: boolean;
  onCancellation: boolean;
  onWaiting: boolean;
};

export const upsertDevice = defineQuery<DeviceParams>()((db, param) =>
  db
    .insertInto("push_devices")
    .values({
      user_id: param("ownerId"),
      session_id: param("sessionId"),
      endpoint: param("endpoint"),
      p256dh: param("p256dh"),
      auth: param("auth"),
      on_booking: param("onBooking"),
      on_cancellation: param("onCancellation"),
      on_waiting: param("onWaiting"),
    })
    .onConflict((conflict) =>
      conflict.column("session_id").doUpdateSet((eb) => ({
        endpoint: eb.ref("excluded.endpoint"),
        p256dh: eb.ref("excluded.p256dh"),
        auth: eb.ref("excluded.auth"),
        on_booking: eb.ref("excluded.on_booking"),
        on_cancellation: eb.ref("excluded.on_cancellation"),
        on_waiting: eb.ref("excluded.on_waiting"),
      })),
    ),
);

export const releaseEndpoint = defineUnownedQuery<{ endpoint: string; sessionId: string }>("finding-the-owner")(
  (db, param) =>
    db.selectNoFrom(sql`release_push_endpoint(${param("endpoint")}::text, ${param("sessionId")}::uuid)`.as("released")),
);

export const deleteDeviceOfSession = defineQuery<OfSession>()((db, param) =>
  db.deleteFrom("push_devices").where("user_id", "=", param("ownerId")).where("session_id", "=", param("sessionId")),
);

export const deleteDevice = defineQuery<{ ownerId: string; deviceId: string }>()((db, param) =>
  db.deleteFrom("push_devices").where("user_id", "=", param("ownerId")).where("id", "=", param("deviceId")),
);

type Event = { ownerId: string; kind: string; subjectId: string | null; sessionId: string | null };

/** A job for each device that wants this notification, in the transaction of the change. Few owners have any. */
export const enqueuePushes = defineQuery<Event>()((db, param) =>
  db
    .selectFrom("push_devices as d")
    .select(
      sql`enqueue_job('send-push', json_build_object('ownerId', d.user_id, 'deviceId', d.id, 'kind', ${param("kind")}::text,
        'subjectId', ${param("subjectId")}::text), null, null, null, 5)`.as("enqueued"),
    )
    .where("d.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`case ${param("kind")}::text when 'booking' then d.on_booking when 'cancellation' then d.on_cancellation
        when 'waiting' then d.on_waiting when 'question' then d.on_waiting when 'late' then d.on_waiting
        when 'coming' then d.on_waiting when 'here' then d.on_waiting else d.session_id = ${param("sessionId")}::uuid end`,
    ),
);

/** A session that has run out hears nothing more, though its row is still there. */
export const selectDevice = defineQuery<{ ownerId: string; deviceId: string }>()((db, param) =>
  db
    .selectFrom("push_devices as d")
    .innerJoin("session as s", "s.id", "d.session_id")
    .innerJoin("user_profiles as p", "p.user_id", "d.user_id")
    .select(["d.endpoint", "d.p256dh", "d.auth", "p.language"])
    .where("d.user_id", "=", param("ownerId"))
    .where("d.id", "=", param("deviceId"))
    .where(sql<boolean>`s.expires_at > now()`),
);

export const selectAppointmentSubject = defineQuery<{ ownerId: string; subjectId: string | null }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "client_name", "booked_for", "appointment_date as date", "appointment_time as time"])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("subjectId")),
);

export const selectClientSubject = defineQuery<{ ownerId: string; subjectId: string | null }>()((db, param) =>
  db
    .selectFrom("clients")
    .select(["id", sql<string | null>`coalesce(name, profile_name)`.as("name")])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("subjectId")),
);
