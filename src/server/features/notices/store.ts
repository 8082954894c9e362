import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

const columns = ["id", "kind", "status", "reason", "created_at", "updated_at"] as const;

/** The number the business writes from, and the country in which its clients' numbers are read. */
export const selectSender = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles")
    .select(["time_zone", "country"])
    .select(sql<string | null>`sender_of(user_id)`.as("sender"))
    .select(
      sql<boolean>`exists (select from clients c
        where c.user_id = user_profiles.user_id and c.email is not null)`.as("has_mail"),
    )
    .where("user_id", "=", param("ownerId")),
);

/**
 * The notices sent to clients, locked: a waiting notice can't be sent while it is decided whether it is still true, and
 * a sent one is seen as sent.
 */
export const lockHistory = defineQuery<{ ownerId: string; appointmentIds: string[] }>()((db, param) =>
  db
    .selectFrom("notices")
    .select(["appointment_id", "kind", "status", "details", "created_at"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`appointment_id = any(${param("appointmentIds")}::uuid[])`)
    .orderBy("appointment_id")
    .orderBy("appointment_version")
    .orderBy("created_at")
    .forUpdate(),
);

export const supersedeQueued = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .updateTable("notices")
    .set({ status: "superseded", updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("appointment_id", "=", param("appointmentId"))
    .where("status", "=", "queued"),
);

type NoticeParams = {
  id: string;
  ownerId: string;
  appointmentId: string;
  appointmentVersion: number;
  agentId: string;
  kind: string;
  status: string;
  reason: string | null;
  details: string;
  recipient: string | null;
  clientId: string | null;
  task: string;
  payload: string;
  queue: string;
  key: string;
  maxAttempts: number;
  holdSeconds: number;
};

type MailWayParams = { ownerId: string; appointmentId: string; clientId: string | null };

/** What is known of the person whose appointment or offer it is, for mail. */
export const selectMailWay = defineQuery<MailWayParams>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select(["c.id", "c.email", "c.channel_choice", "c.mail_refused_at", "c.mail_stopped_at"])
    .where("c.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`c.id = (select coalesce(r.merged_into, r.id) from clients r where r.user_id = ${param("ownerId")}::uuid
        and r.id = coalesce(${param("clientId")}::uuid, (select a.client_id from appointments a
          where a.user_id = ${param("ownerId")}::uuid and a.id = ${param("appointmentId")}::uuid)))`,
    ),
);

type ReachParams = MailWayParams & { recipient: string | null };

/** The client has opted out with STOP, and no mail address is left. */
const isOutOfReach = ({ ownerId, recipient, appointmentId, clientId }: ReachParams) =>
  sql`(opted_out_since(${ownerId}::uuid, ${recipient}::text, sender_of(${ownerId}::uuid)) is not null
    and not takes_mail(${ownerId}::uuid, ${appointmentId}::uuid, ${clientId}::uuid))`;

/**
 * Inserts the notice and, unless the client has opted out with STOP, the job that sends it, in one statement. The
 * agent's name is copied because the agent may be deleted before the message is sent. The hold is measured with the
 * database's clock, which the queue uses as well.
 */
export const insertNotice = defineQuery<NoticeParams>()((db, param) => {
  const isUnreachable = isOutOfReach({
    ownerId: param("ownerId"),
    recipient: param("recipient"),
    appointmentId: param("appointmentId"),
    clientId: param("clientId"),
  });
  return db
    .with("added", (cte) =>
      cte
        .insertInto("notices")
        .values({
          id: param("id"),
          user_id: param("ownerId"),
          appointment_id: param("appointmentId"),
          appointment_version: param("appointmentVersion"),
          kind: param("kind"),
          status: sql`case when ${param("status")} = 'queued' and ${isUnreachable} then 'not_sent' else ${param("status")} end`,
          reason: sql`case when ${param("status")} = 'queued' and ${isUnreachable} then 'opted-out' else ${param("reason")} end`,
          details: sql`${param("details")}::jsonb || jsonb_build_object('agentName', (select name from agents
            where user_id = ${param("ownerId")}::uuid and id = ${param("agentId")}::uuid))
            || coalesce(calendar_facts(${param("ownerId")}::uuid, ${param("appointmentId")}::uuid), '{}')`,
        })
        .returning(columns),
    )
    .selectFrom("added")
    .select(columns)
    .select(
      sql`case when status = 'queued' then enqueue_job(${param("task")}::text, ${param("payload")}::json,
        ${param("queue")}::text, now() + make_interval(secs => ${param("holdSeconds")}::double precision),
        ${param("key")}::text, ${param("maxAttempts")}::integer) end`.as("enqueued"),
    );
});

/** Those about the appointment itself, and those about the visit that name it among its services. */
export const selectNotices = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("notices")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`appointment_id = any(array(select ${param("appointmentId")}::uuid union select part.id
        from appointments own join appointments part on part.user_id = own.user_id and part.visit_id = own.visit_id
        where own.user_id = ${param("ownerId")}::uuid and own.id = ${param("appointmentId")}::uuid))`,
    )
    .where(
      sql<boolean>`(appointment_id = ${param("appointmentId")}::uuid or details -> 'parts'
        @> jsonb_build_array(jsonb_build_object('appointmentId', ${param("appointmentId")}::uuid)))`,
    )
    .orderBy("created_at"),
);
