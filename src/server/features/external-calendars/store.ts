import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../platform/db/query.ts";

const columns = [
  "id",
  "agent_id",
  "kind",
  "name",
  "host",
  "is_written",
  "read_at",
  "problem",
  "problem_since",
  "unread_entries",
] as const;

export type CalendarRow = {
  id: string;
  agent_id: string;
  kind: string;
  name: string;
  host: string;
  is_written: boolean;
  read_at: Temporal.Instant | null;
  problem: string | null;
  problem_since: Temporal.Instant | null;
  unread_entries: number;
};

type OneCalendar = { ownerId: string; calendarId: string };

export const selectCalendars = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("external_calendars")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

/** With what it takes to read it. */
export const selectCalendarToRead = defineQuery<OneCalendar>()((db, param) =>
  db
    .selectFrom("external_calendars as c")
    .innerJoin("calendar_secrets as s", (join) =>
      join.onRef("s.user_id", "=", "c.user_id").onRef("s.calendar_id", "=", "c.id"),
    )
    .innerJoin("user_profiles as p", "p.user_id", "c.user_id")
    .select(["c.id", "c.agent_id", "c.kind", "c.is_written", "c.problem", "c.problem_since", "c.etag", "c.failures"])
    .select(["s.sealed", "p.time_zone", "p.language"])
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", param("calendarId")),
);

type NewCalendar = OneCalendar & {
  agentId: string;
  kind: string;
  name: string;
  host: string;
  isWritten: boolean;
  dueAt: Temporal.Instant;
};

export const insertCalendar = defineQuery<NewCalendar>()((db, param) =>
  db.insertInto("external_calendars").values({
    id: param("calendarId"),
    user_id: param("ownerId"),
    agent_id: param("agentId"),
    kind: param("kind"),
    name: param("name"),
    host: param("host"),
    is_written: param("isWritten"),
    due_at: param("dueAt"),
  }),
);

export const upsertSecret = defineQuery<OneCalendar & { sealed: string }>()((db, param) =>
  db
    .insertInto("calendar_secrets")
    .values({ user_id: param("ownerId"), calendar_id: param("calendarId"), sealed: param("sealed") })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "calendar_id"]).doUpdateSet((eb) => ({ sealed: eb.ref("excluded.sealed") })),
    ),
);

export const countCalendarsOfAgent = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db
    .selectFrom("external_calendars")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("agent_id", "=", param("agentId")),
);

export const lockCalendar = defineQuery<OneCalendar>()((db, param) =>
  db
    .selectFrom("external_calendars")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("calendarId"))
    .forUpdate(),
);

type State = OneCalendar & {
  readAt: Temporal.Instant | null;
  problem: string | null;
  problemSince: Temporal.Instant | null;
  unread: number | null;
  etag: string | null;
  failures: number;
  dueAt: Temporal.Instant;
};

/** Values that weren't read again stay: after a failure, when it was last read and what was found then. */
export const updateState = defineQuery<State>()((db, param) =>
  db
    .updateTable("external_calendars")
    .set({
      read_at: sql<Temporal.Instant | null>`coalesce(${param("readAt")}::timestamptz, read_at)`,
      problem: param("problem"),
      problem_since: param("problemSince"),
      unread_entries: sql<number>`coalesce(${param("unread")}::integer, unread_entries)`,
      etag: param("etag"),
      failures: param("failures"),
      due_at: param("dueAt"),
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("calendarId"))
    .returning(columns),
);

/** Those that the calendar no longer says. What it says again stays as it is, so that nobody's settings change by it. */
export const deleteSpans = defineQuery<NewSpans>()((db, param) =>
  db
    .deleteFrom("busy_spans")
    .where("user_id", "=", param("ownerId"))
    .where("calendar_id", "=", param("calendarId"))
    .where(
      sql<boolean>`(starts_at, ends_at) not in (select to_timestamp(starts / 1000), to_timestamp(ends / 1000)
        from unnest(${param("starts")}::float8[], ${param("ends")}::float8[]) as said (starts, ends))`,
    ),
);

type NewSpans = OneCalendar & { starts: number[]; ends: number[] };

export const insertSpans = defineQuery<NewSpans>()((db, param) =>
  db
    .insertInto("busy_spans")
    .columns(["user_id", "calendar_id", "agent_id", "starts_at", "ends_at"])
    .expression(
      db
        .selectFrom("external_calendars as c")
        .innerJoin(
          sql<{
            starts: number;
            ends: number;
          }>`unnest(${param("starts")}::float8[], ${param("ends")}::float8[])`.as<"spans">(sql`spans(starts, ends)`),
          (join) => join.onTrue(),
        )
        .select(["c.user_id", "c.id", "c.agent_id"])
        .select([
          sql<Temporal.Instant>`to_timestamp(spans.starts / 1000)`.as("starts_at"),
          sql<Temporal.Instant>`to_timestamp(spans.ends / 1000)`.as("ends_at"),
        ])
        .where("c.user_id", "=", param("ownerId"))
        .where("c.id", "=", param("calendarId")),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

export const deleteCalendarRow = defineQuery<OneCalendar>()((db, param) =>
  db
    .deleteFrom("external_calendars")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("calendarId"))
    .returning("id"),
);

/** Which of these are the owner's own appointments. */
export const selectOwn = defineQuery<{ ownerId: string; ids: string[] }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "starts_at", "ends_at"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id = any(${param("ids")}::uuid[])`),
);

export const selectBusyTimes = defineQuery<{ ownerId: string; from: Temporal.Instant; to: Temporal.Instant }>()(
  (db, param) =>
    db
      .selectFrom("busy_spans as b")
      .innerJoin("external_calendars as c", (join) =>
        join.onRef("c.user_id", "=", "b.user_id").onRef("c.id", "=", "b.calendar_id"),
      )
      .select(["b.agent_id", "c.name", "b.starts_at", "b.ends_at"])
      .where("b.user_id", "=", param("ownerId"))
      .where("c.user_id", "=", param("ownerId"))
      .where("b.ends_at", ">", param("from"))
      .where("b.starts_at", "<", param("to"))
      .orderBy("b.starts_at")
      .limit(5_000),
);

export const findDueCalendars = defineUnownedQuery<{ now: Temporal.Instant; pageSize: number }>("routine")(
  (db, param) =>
    db
      .selectFrom(
        sql<{
          user_id: string;
          id: string;
          is_to_read: boolean;
        }>`find_due_calendars(${param("now")}::timestamptz, ${param("pageSize")}::integer)`.as("due"),
      )
      .selectAll(),
);
