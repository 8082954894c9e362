import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

export const selectSettings = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("mail_settings")
    .select(["on_request as onRequest", "on_day as onDay"])
    .where("user_id", "=", param("ownerId")),
);

export const upsertSettings = defineQuery<Owner & { onRequest: boolean; onDay: boolean }>()((db, param) =>
  db
    .insertInto("mail_settings")
    .values({ user_id: param("ownerId"), on_request: param("onRequest"), on_day: param("onDay") })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet((eb) => ({ on_request: eb.ref("excluded.on_request"), on_day: eb.ref("excluded.on_day") })),
    ),
);

export const selectUnmailedRequests = defineUnownedQuery<{ waitingSince: Temporal.Instant }>("routine")((db, param) =>
  db
    .selectFrom(
      sql<{ user_id: string; client_id: string }>`list_unmailed_requests(${param("waitingSince")}::timestamptz)`.as(
        "due",
      ),
    )
    .selectAll(),
);

/** No row: another process was faster, or the client was answered in the meantime. */
export const markRequestMailed = defineQuery<Owner & { clientId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ request_mailed_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId"))
    .where("wants_human_since", "is not", null)
    .where((eb) =>
      eb.or([eb("request_mailed_at", "is", null), eb("request_mailed_at", "<", eb.ref("wants_human_since"))]),
    )
    .returning(["name", "channel_address"]),
);

export const selectUnmailedQuestions = defineUnownedQuery<{ waitingSince: Temporal.Instant }>("routine")((db, param) =>
  db
    .selectFrom(
      sql<{ user_id: string; client_id: string }>`list_unmailed_questions(${param("waitingSince")}::timestamptz)`.as(
        "due",
      ),
    )
    .selectAll(),
);

/** No rows: another process was faster, or all were answered in the meantime. */
export const markQuestionsMailed = defineQuery<Owner & { clientId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("client_questions as q")
    .from("clients as c")
    .set({ mailed_at: param("now") })
    .where("q.user_id", "=", param("ownerId"))
    .where("q.client_id", "=", param("clientId"))
    .where("q.state", "=", sql.lit("open"))
    .where("q.mailed_at", "is", null)
    .whereRef("c.user_id", "=", "q.user_id")
    .whereRef("c.id", "=", "q.client_id")
    .returning(["q.words", "c.channel_address", sql<string>`coalesce(c.merged_into, c.id)`.as("person_id")])
    .returning(sql<string | null>`coalesce(c.name, c.profile_name)`.as("name")),
);

export const selectDueDays = defineUnownedQuery<{ now: Temporal.Instant; from: string; until: string }>("routine")(
  (db, param) =>
    db
      .selectFrom(
        sql<{
          user_id: string;
          today: string;
        }>`list_due_day_mails(${param("now")}::timestamptz, ${param("from")}::time, ${param("until")}::time)`.as("due"),
      )
      .selectAll(),
);

export const markDayMailed = defineQuery<Owner & { today: string }>()((db, param) =>
  db
    .updateTable("mail_settings")
    .set({ day_mailed_on: param("today") })
    .where("user_id", "=", param("ownerId"))
    .where("on_day", "=", true)
    .where("day_mailed_on", "is distinct from", param("today"))
    .returning("user_id"),
);

export const selectDay = defineQuery<Owner & { today: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .innerJoin("agents", (join) =>
      join.onRef("agents.user_id", "=", "appointments.user_id").onRef("agents.id", "=", "appointments.agent_id"),
    )
    .select([
      "appointment_time as time",
      "client_name as client",
      "service_type as serviceType",
      "agents.name as agent",
    ])
    .where("appointments.user_id", "=", param("ownerId"))
    .where("appointment_date", "=", param("today"))
    .where("status", "<>", "cancelled")
    .where("is_test", "=", false)
    .orderBy("appointment_time")
    .orderBy("agents.name")
    .limit(200),
);

/** Only for an agent, or for owners who want to be mailed of clients that wait for them. */
export const enqueueArrivalMail = defineQuery<
  Owner & { clientId: string; arrival: string; minutes: number | null; appointmentId: string | null }
>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .leftJoin("mail_settings as m", "m.user_id", "p.user_id")
    .select(
      sql`enqueue_job('mail-arrival', json_build_object('ownerId', p.user_id, 'clientId', ${param("clientId")}::text,
        'arrival', ${param("arrival")}::text, 'minutes', ${param("minutes")}::int,
        'appointmentId', ${param("appointmentId")}::text), null, null,
        'mail-arrival:' || ${param("clientId")}::text || ':' || ${param("arrival")}::text, 5)`.as("enqueued"),
    )
    .where("p.user_id", "=", param("ownerId"))
    .where(sql<boolean>`(coalesce(m.on_request, true) or ${param("appointmentId")}::text is not null)`),
);

export const selectArrivingClient = defineQuery<Owner & { clientId: string }>()((db, param) =>
  db
    .selectFrom("clients")
    .select([sql<string | null>`coalesce(name, profile_name)`.as("name"), "channel_address"])
    .select(
      sql<boolean>`coalesce((select m.on_request from mail_settings m where m.user_id = clients.user_id), true)`.as(
        "is_owner_mailed",
      ),
    )
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

export const selectArrivalAppointment = defineQuery<Owner & { appointmentId: string | null }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .innerJoin("user as u", "u.id", "a.user_id")
    .select(["a.service_type", "g.name as agent_name", "g.email as agent_email", "u.email as owner_email"])
    .select(sql<string>`to_char(a.appointment_time, 'HH24:MI')`.as("time"))
    .where("a.user_id", "=", param("ownerId"))
    .where("a.id", "=", param("appointmentId")),
);
