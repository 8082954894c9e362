import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";
import { appointmentColumns } from "../store.ts";

type OneSeries = { ownerId: string; seriesId: string };

type NewSeries = OneSeries & { every: number; unit: string; visitCount: number; createdAt: Temporal.Instant };

export const insertSeries = defineQuery<NewSeries>()((db, param) =>
  db.insertInto("series").values({
    id: param("seriesId"),
    user_id: param("ownerId"),
    every: param("every"),
    unit: param("unit"),
    visit_count: param("visitCount"),
    created_at: param("createdAt"),
  }),
);

export const selectSeries = defineQuery<OneSeries>()((db, param) =>
  db
    .selectFrom("series")
    .select(["id", "every", "unit", "visit_count"])
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("seriesId")),
);

export const selectSeriesAppointments = defineQuery<OneSeries>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where("series_id", "=", param("seriesId"))
    .orderBy("starts_at")
    .orderBy("id"),
);

/** Locked in order of id, so that no two transactions wait for each other. */
export const selectSeriesForUpdate = defineQuery<OneSeries>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where("series_id", "=", param("seriesId"))
    .orderBy("id")
    .forUpdate(),
);

/** The agents of its appointments. */
export const selectSeriesAgents = defineQuery<OneSeries>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(sql<string>`agent_id`.as("id"))
    .distinct()
    .where("user_id", "=", param("ownerId"))
    .where("series_id", "=", param("seriesId")),
);

/** Several appointments of a client, with the other services of their visits; locked in order of id. */
export const selectSeveralForUpdate = defineQuery<{ ownerId: string; appointmentIds: string[] }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(appointmentColumns)
    .where("user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`(id = any(${param("appointmentIds")}::uuid[]) or visit_id in (
        select named.visit_id from appointments named
        where named.user_id = ${param("ownerId")} and named.id = any(${param("appointmentIds")}::uuid[])
      ))`,
    )
    .orderBy("id")
    .forUpdate(),
);
