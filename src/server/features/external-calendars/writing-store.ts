import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type OneCalendar = { ownerId: string; calendarId: string };

/** The agent's appointments whose present state isn't in the calendar yet: those to come, and whatever already exists. */
export const selectToWrite = defineQuery<OneCalendar & { from: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("external_calendars as c")
    .innerJoin("appointments as a", (join) =>
      join.onRef("a.user_id", "=", "c.user_id").onRef("a.agent_id", "=", "c.agent_id"),
    )
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .leftJoin("written_events as w", (join) =>
      join
        .onRef("w.user_id", "=", "a.user_id")
        .onRef("w.calendar_id", "=", "c.id")
        .onRef("w.appointment_id", "=", "a.id"),
    )
    .select(["a.id", "a.starts_at", "a.ends_at", "a.status", "a.service_type", "a.updated_at", "a.calendar_sequence"])
    .select(["a.client_name", "a.booked_for", "a.client_phone", "g.name as agent_name", "w.href", "w.etag"])
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", param("calendarId"))
    .where("a.user_id", "=", param("ownerId"))
    .where((eb) => eb.or([eb("a.starts_at", ">", param("from")), eb("w.href", "is not", null)]))
    .where("a.status", "<>", sql.lit("cancelled"))
    .where("a.is_test", "=", false)
    .where(sql<boolean>`w.sequence is distinct from a.calendar_sequence`)
    .orderBy("a.starts_at")
    .limit(200),
);

/** Appointments that are in the calendar and no longer should be: cancelled, deleted, or moved to another agent. */
export const selectToRemove = defineQuery<OneCalendar>()((db, param) =>
  db
    .selectFrom("written_events as w")
    .innerJoin("external_calendars as c", (join) =>
      join.onRef("c.user_id", "=", "w.user_id").onRef("c.id", "=", "w.calendar_id"),
    )
    .leftJoin("appointments as a", (join) =>
      join.onRef("a.user_id", "=", "w.user_id").onRef("a.id", "=", "w.appointment_id"),
    )
    .select(["w.appointment_id", "w.href", "w.etag"])
    .where("w.user_id", "=", param("ownerId"))
    .where("w.calendar_id", "=", param("calendarId"))
    .where(sql<boolean>`(a.id is null or a.status = 'cancelled' or a.agent_id <> c.agent_id)`)
    .limit(200),
);

type Written = OneCalendar & { appointmentId: string; sequence: number; href: string; etag: string | null };

export const upsertWritten = defineQuery<Written>()((db, param) =>
  db
    .insertInto("written_events")
    .values({
      user_id: param("ownerId"),
      calendar_id: param("calendarId"),
      appointment_id: param("appointmentId"),
      sequence: param("sequence"),
      href: param("href"),
      etag: param("etag"),
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "calendar_id", "appointment_id"]).doUpdateSet((eb) => ({
        sequence: eb.ref("excluded.sequence"),
        href: eb.ref("excluded.href"),
        etag: eb.ref("excluded.etag"),
      })),
    ),
);

export const deleteWritten = defineQuery<OneCalendar & { appointmentId: string }>()((db, param) =>
  db
    .deleteFrom("written_events")
    .where("user_id", "=", param("ownerId"))
    .where("calendar_id", "=", param("calendarId"))
    .where("appointment_id", "=", param("appointmentId")),
);

/** Entries to come that are missing there, or say another time: written again. Daybook's own calendar is what counts. */
export const markChangedThere = defineQuery<OneCalendar & { now: Temporal.Instant; ids: string[] }>()((db, param) =>
  db
    .updateTable("written_events")
    .set({ sequence: -1 })
    .from("appointments as a")
    .where("written_events.user_id", "=", param("ownerId"))
    .where("written_events.calendar_id", "=", param("calendarId"))
    .whereRef("a.user_id", "=", "written_events.user_id")
    .whereRef("a.id", "=", "written_events.appointment_id")
    .where("a.starts_at", ">", param("now"))
    .where(sql<boolean>`written_events.sequence = a.calendar_sequence`)
    .where(sql<boolean>`written_events.appointment_id <> all(${param("ids")}::uuid[])`),
);

/** The calendars in which an entry still names somebody who has been deleted are looked at in the next run. */
export const makeErasedDue = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("external_calendars")
    .set({ due_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("is_written", "=", true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("written_events as w")
          .innerJoin("appointments as a", (join) =>
            join.onRef("a.user_id", "=", "w.user_id").onRef("a.id", "=", "w.appointment_id"),
          )
          .select("w.appointment_id")
          .where("w.user_id", "=", param("ownerId"))
          .whereRef("w.calendar_id", "=", "external_calendars.id")
          .where("a.is_erased", "=", true)
          .where(sql<boolean>`w.sequence <> a.calendar_sequence`),
      ),
    ),
);
