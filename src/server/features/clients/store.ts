import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../platform/db/query.ts";
import {
  clientColumns,
  lastArrival,
  lastMessage,
  lastVisit,
  nextVisit,
  openQuestions,
  visitCounts,
} from "./list/list-store.ts";

type Client = { ownerId: string; clientId: string };

export type ClientRow = NonNullable<(typeof selectClient)["row"]>;

/** A merged record's id means the person it belongs to. */
const personOf = (ownerId: string, clientId: string) =>
  sql<string>`(select coalesce(merged_into, id) from clients where user_id = ${ownerId}::uuid and id = ${clientId}::uuid)`;

export const selectClient = defineQuery<Client & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select(clientColumns)
    .select([
      visitCounts(param("now")).as("counts"),
      nextVisit(param("now")).as("next_visit"),
      lastVisit(param("now")).as("last_visit"),
      lastMessage.as("last_message"),
      lastArrival.as("arrival"),
      openQuestions.as("questions"),
    ])
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", personOf(param("ownerId"), param("clientId")))
    .where(sql<boolean>`c.channel_address is distinct from ${sql.lit(trialAddress)}`),
);

export const selectVisits = defineQuery<Client>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.id", "=", "a.agent_id").onRef("g.user_id", "=", "a.user_id"))
    .select(["a.id", "a.appointment_date", "a.appointment_time", "a.service_type", "a.status", "a.outcome"])
    .select("g.name as agent_name")
    .where("a.user_id", "=", param("ownerId"))
    .where("a.client_id", "=", personOf(param("ownerId"), param("clientId")))
    .orderBy("a.starts_at", "desc")
    .limit(50),
);

export const selectMerged = defineQuery<Client>()((db, param) =>
  db
    .selectFrom("clients")
    .select(["id", sql<string | null>`merge #>> '{own,name}'`.as("name")])
    .select(sql<string | null>`coalesce(phone, written_phone)`.as("phone"))
    .where("user_id", "=", param("ownerId"))
    .where("merged_into", "=", personOf(param("ownerId"), param("clientId")))
    .orderBy("updated_at"),
);

type UpdateParams = Client & {
  hasName: boolean;
  name: string | null;
  hasEmail: boolean;
  email: string | null;
  hasChoice: boolean;
  channelChoice: string | null;
  notes: string | null;
  tags: string[] | null;
  isBlocked: boolean | null;
  endsRequest: boolean;
};

/** What isn't given stays. */
export const updateClientRow = defineQuery<UpdateParams>()((db, param) =>
  db
    .updateTable("clients")
    .set({
      name: sql`case when ${param("hasName")}::boolean then ${param("name")}::text else name end`,
      email: sql`case when ${param("hasEmail")}::boolean then ${param("email")}::text else email end`,
      channel_choice: sql`case when ${param("hasChoice")}::boolean then ${param("channelChoice")}::text
        else channel_choice end`,
      notes: sql`coalesce(${param("notes")}::text, notes)`,
      tags: sql`coalesce(${param("tags")}::text[], tags)`,
      is_blocked: sql`coalesce(${param("isBlocked")}::boolean, is_blocked)`,
      wants_human_since: sql`case when ${param("endsRequest")}::boolean then null else wants_human_since end`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", personOf(param("ownerId"), param("clientId")))
    .where(sql<boolean>`channel_address is distinct from ${sql.lit(trialAddress)}`)
    .returning("id"),
);
