import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { PageCursor } from "../../platform/http/input/page-cursor.ts";

type Client = { ownerId: string; clientId: string };

const columns = [
  "c.id",
  "c.name",
  "c.profile_name",
  "c.phone",
  "c.language",
  "c.is_blocked",
  "c.opted_out_at",
  "c.wants_human_since",
  "c.bot_paused_until",
  "c.last_message_at",
  "c.notes",
  "c.created_at",
  "c.channel_address",
] as const;

export type ClientRow = NonNullable<(typeof selectClient)["row"]>;

const nextVisit = (now: Temporal.Instant) => sql<Visit | null>`(
  select json_build_object('appointmentId', a.id, 'date', a.appointment_date, 'service', a.service_type,
      'time', to_char(a.appointment_time, 'HH24:MI'), 'agentName', g.name)
    from appointments a join agents g on g.user_id = a.user_id and g.id = a.agent_id
   where a.user_id = c.user_id and a.client_address = c.channel_address and a.starts_at > ${now}::timestamptz
     and a.status <> 'cancelled' order by a.starts_at limit 1)`;

type Visit = { appointmentId: string; date: string; time: string; service: string; agentName: string };

type ListParams = PageCursor & {
  ownerId: string;
  now: Temporal.Instant;
  /** As LIKE takes it; `%` for everyone. */
  pattern: string;
  count: number;
};

/** The latest to write first; the owner's own trial isn't a client. */
export const selectClients = defineQuery<ListParams>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select(columns)
    .select(nextVisit(param("now")).as("next_visit"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.channel_address", "<>", sql.lit(trialAddress))
    .where(
      sql<boolean>`(c.name ilike ${param("pattern")} or c.profile_name ilike ${param("pattern")}
        or c.channel_address ilike ${param("pattern")} or ${param("pattern")} = '%')`,
    )
    .where(
      sql<boolean>`(${param("beforeAt")}::timestamptz is null
        or (c.last_message_at, c.id) < (${param("beforeAt")}::timestamptz, ${param("beforeId")}::uuid))`,
    )
    .orderBy("c.last_message_at", "desc")
    .orderBy("c.id", "desc")
    .limit(param("count")),
);

export const countWaiting = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("clients")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("channel_address", "<>", sql.lit(trialAddress))
    .where("wants_human_since", "is not", null),
);

export const selectClient = defineQuery<Client & { now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select(columns)
    .select(nextVisit(param("now")).as("next_visit"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", param("clientId"))
    .where("c.channel_address", "<>", sql.lit(trialAddress)),
);

const ofClient = (ownerId: string, clientId: string) =>
  sql<string>`(select channel_address from clients where user_id = ${ownerId}::uuid and id = ${clientId}::uuid)`;

export const selectVisits = defineQuery<Client>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.id", "=", "a.agent_id").onRef("g.user_id", "=", "a.user_id"))
    .select(["a.id", "a.appointment_date", "a.appointment_time", "a.service_type", "a.status", "g.name as agent_name"])
    .where("a.user_id", "=", param("ownerId"))
    .where("a.client_address", "=", ofClient(param("ownerId"), param("clientId")))
    .orderBy("a.starts_at", "desc")
    .limit(50),
);

export const countVisits = defineQuery<Client>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .select(sql<number>`count(*)`.as("count"))
    .where("a.user_id", "=", param("ownerId"))
    .where("a.client_address", "=", ofClient(param("ownerId"), param("clientId")))
    .where("a.status", "<>", sql.lit("cancelled")),
);

type UpdateParams = Client & {
  hasName: boolean;
  name: string | null;
  notes: string | null;
  isBlocked: boolean | null;
  endsRequest: boolean;
};

/** What isn't given stays. */
export const updateClient = defineQuery<UpdateParams>()((db, param) =>
  db
    .updateTable("clients")
    .set({
      name: sql`case when ${param("hasName")}::boolean then ${param("name")}::text else name end`,
      notes: sql`coalesce(${param("notes")}::text, notes)`,
      is_blocked: sql`coalesce(${param("isBlocked")}::boolean, is_blocked)`,
      wants_human_since: sql`case when ${param("endsRequest")}::boolean then null else wants_human_since end`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId"))
    .where("channel_address", "<>", sql.lit(trialAddress))
    .returning("id"),
);
