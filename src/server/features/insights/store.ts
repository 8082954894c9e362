import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type RangeParams = { ownerId: string; from: string; to: string };

export const selectZone = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select("time_zone").where("user_id", "=", param("ownerId")),
);

const appointments = sql<number>`count(*)::integer`;

type RangeParam = <Key extends keyof RangeParams>(key: Key) => RangeParams[Key];

/** The owner's, of these days; what the owner only tried out is left aside. */
const inRange = (param: RangeParam) => sql<boolean>`appointments.user_id = ${param("ownerId")} and not is_test
  and appointment_date between ${param("from")} and ${param("to")}`;

/** Those that took place, or will. */
const stand = (param: RangeParam) => sql<boolean>`${inRange(param)} and status <> 'cancelled'`;

/** A client is who the channel says, or the phone as it was typed. */
export const selectTotals = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select([
      sql<number>`count(*) filter (where status <> 'cancelled')::integer`.as("appointments"),
      sql<number>`count(*) filter (where status = 'cancelled')::integer`.as("cancelled"),
      sql<number>`count(*) filter (where status <> 'cancelled' and source = 'whatsapp')::integer`.as("byWhatsApp"),
      sql<number>`coalesce(sum(duration) filter (where status <> 'cancelled'), 0)::integer`.as("minutes"),
      sql<number>`(count(distinct coalesce(client_address, client_phone)) filter (where status <> 'cancelled'))::integer`.as(
        "clients",
      ),
    ])
    .where(inRange(param)),
);

export const selectByAgent = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .innerJoin("agents", (join) =>
      join.onRef("agents.user_id", "=", "appointments.user_id").onRef("agents.id", "=", "appointments.agent_id"),
    )
    .select([
      "agents.id as agentId",
      "agents.name",
      appointments.as("appointments"),
      sql<number>`sum(appointments.duration)::integer`.as("minutes"),
    ])
    .where(stand(param))
    .groupBy(["agents.id", "agents.name"])
    .orderBy("appointments", "desc")
    .orderBy("agents.name"),
);

/** The most asked for; a long tail says little. */
export const selectByType = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["service_type as serviceType", appointments.as("appointments")])
    .where(stand(param))
    .groupBy("service_type")
    .orderBy("appointments", "desc")
    .orderBy("service_type")
    .limit(10),
);

export const selectByTime = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select([
      sql<number>`extract(isodow from appointment_date)::integer - 1`.as("weekday"),
      sql<number>`extract(hour from appointment_time)::integer`.as("hour"),
      appointments.as("appointments"),
    ])
    .where(stand(param))
    .groupBy(["weekday", "hour"]),
);
