import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

const startsAtMs = sql<number>`(extract(epoch from starts_at) * 1000)::bigint`.as("startsAtMs");

export const selectUpcoming = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "client_name", startsAtMs])
    .where("user_id", "=", param("ownerId"))
    .where("status", "<>", "cancelled")
    .where("starts_at", ">", param("now"))
    .orderBy("starts_at")
    .orderBy("id"),
);

export const selectStarts = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("appointments").select(["id", startsAtMs]).where("user_id", "=", param("ownerId")),
);

/** The same locks, in the same order, as bookings take; inactive agents' appointments can be moved, too. */
export const lockAllAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom(
      sql<{ id: string }>`(select id from agents where user_id = ${param("ownerId")}::uuid order by id)`.as("wanted"),
    )
    .select(sql`pg_advisory_xact_lock(hashtextextended(${param("ownerId")}::text || wanted.id::text, 0))`.as("locked")),
);

type WallTimesParams = { ownerId: string; ids: string[]; dates: string[]; times: string[] };

/** Only what the clock on the wall shows: the instants stay, and with them the version, as nothing was rearranged. */
export const updateWallTimes = defineQuery<WallTimesParams>()((db, param) =>
  db
    .updateTable("appointments")
    .from(
      sql<{ id: string; date: string; time: string }>`unnest(${param("ids")}::uuid[], ${param("dates")}::date[],
        ${param("times")}::time[])`.as<"wall">(sql`wall(id, date, time)`),
    )
    .set((eb) => ({
      appointment_date: eb.ref("wall.date"),
      appointment_time: eb.ref("wall.time"),
      updated_at: sql`clock_timestamp()`,
    }))
    .where("appointments.user_id", "=", param("ownerId"))
    .whereRef("appointments.id", "=", "wall.id")
    .where(sql<boolean>`(appointment_date, appointment_time) is distinct from (wall.date, wall.time)`),
);
