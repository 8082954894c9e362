import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

export const selectServices = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("agent_services")
    .select(["agent_id", "appointment_type_id", "is_offered", "duration", "buffer_before", "buffer_time", "price"])
    .where("user_id", "=", param("ownerId"))
    .orderBy("agent_id")
    .orderBy("appointment_type_id"),
);

type SaveParams = {
  ownerId: string;
  /** As JSON: agent_id, appointment_type_id, is_offered, duration, buffer_before, buffer_time, price of each. */
  services: string;
};

const given = (services: string) =>
  sql<{
    agent_id: string;
    appointment_type_id: string;
    is_offered: boolean;
    duration: number | null;
    buffer_before: number | null;
    buffer_time: number | null;
    price: number | null;
  }>`json_to_recordset(${services}::json) as given(agent_id uuid, appointment_type_id uuid, is_offered boolean,
    duration integer, buffer_before integer, buffer_time integer, price numeric)`;

/** An agent without changes to a type needs no row. */
export const deleteGivenServices = defineQuery<SaveParams>()((db, param) =>
  db
    .deleteFrom("agent_services")
    .where("user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`(agent_id, appointment_type_id) in
        (select given.agent_id, given.appointment_type_id from ${given(param("services"))})`,
    ),
);

export const insertServices = defineQuery<SaveParams>()((db, param) =>
  db
    .insertInto("agent_services")
    .columns([
      ...(["user_id", "agent_id", "appointment_type_id", "is_offered"] as const),
      ...(["duration", "buffer_before", "buffer_time", "price"] as const),
    ])
    .expression(
      sql`select ${param("ownerId")}::uuid, given.agent_id, given.appointment_type_id, given.is_offered, given.duration,
        given.buffer_before, given.buffer_time, given.price from ${given(param("services"))}
        where not given.is_offered or num_nonnulls(given.duration, given.buffer_before, given.buffer_time, given.price) > 0`,
    ),
);

/** How many of these agents and types are the owner's. */
export const countOwned = defineQuery<{ ownerId: string; agentIds: string[]; typeIds: string[] }>()((db, param) =>
  db.selectNoFrom([
    sql<number>`(select count(*) from agents where user_id = ${param("ownerId")}::uuid
      and id = any(${param("agentIds")}::uuid[]))`.as("agents"),
    sql<number>`(select count(*) from time_slot_configs where user_id = ${param("ownerId")}::uuid
      and id = any(${param("typeIds")}::uuid[]))`.as("types"),
  ]),
);
