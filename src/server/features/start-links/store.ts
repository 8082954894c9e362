import { sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";

type OneLink = { ownerId: string; linkId: string };

const columns = ["id", "name", "code", "agent_id", "appointment_type_id", "version"] as const;

const bookings = sql<number>`(select count(*)::int from appointments a where a.user_id = start_links.user_id
  and a.start_link_id = start_links.id and a.status <> 'cancelled' and not a.is_test)`.as("appointments");

export const selectStartLinks = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("start_links")
    .select(columns)
    .select(bookings)
    .where("user_id", "=", param("ownerId"))
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id"),
);

/** Codes of deleted ones are taken, too. */
export const selectTakenCodes = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .select(sql<string[]>`array(select code from start_links l where l.user_id = p.user_id)`.as("codes"))
    .select(
      sql<number>`(select count(*)::int from start_links l where l.user_id = p.user_id and l.deleted_at is null)`.as(
        "live",
      ),
    )
    .where("p.user_id", "=", param("ownerId")),
);

type Target = { ownerId: string; agentId: string | null; typeId: string | null };

/** Whether what a link is to begin with is the owner's. */
export const selectTargets = defineQuery<Target>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .select(
      sql<boolean>`(${param("agentId")}::uuid is null or exists (select from agents a where a.user_id = p.user_id
          and a.id = ${param("agentId")}::uuid))
        and (${param("typeId")}::uuid is null or exists (select from time_slot_configs t where t.user_id = p.user_id
          and t.id = ${param("typeId")}::uuid))`.as("are_there"),
    )
    .where("p.user_id", "=", param("ownerId")),
);

export const selectStartLinkForUpdate = defineQuery<OneLink>()((db, param) =>
  db
    .selectFrom("start_links")
    .select(columns)
    .select(bookings)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("linkId"))
    .where("deleted_at", "is", null)
    .forUpdate(),
);

type LinkValues = Target & { name: string };

export const insertStartLink = defineQuery<LinkValues & { code: string }>()((db, param) =>
  db
    .insertInto("start_links")
    .values({
      user_id: param("ownerId"),
      code: param("code"),
      name: param("name"),
      agent_id: param("agentId"),
      appointment_type_id: param("typeId"),
    })
    .returning(columns)
    .returning(sql<number>`0`.as("appointments")),
);

export const updateStartLinkRow = defineQuery<LinkValues & OneLink>()((db, param) =>
  db
    .updateTable("start_links")
    .set({
      name: param("name"),
      agent_id: param("agentId"),
      appointment_type_id: param("typeId"),
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("linkId"))
    .returning(columns)
    .returning(bookings),
);

export const markStartLinkDeleted = defineQuery<OneLink & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("start_links")
    .set({ deleted_at: param("now"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("linkId"))
    .where("deleted_at", "is", null)
    .returning("id"),
);
