import { sql } from "kysely";
import { countedAs } from "../../platform/db/counted-as.ts";
import { defineQuery } from "../../platform/db/query.ts";

type RangeParams = { ownerId: string; from: string; to: string };

export const selectZoneAndCurrency = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles")
    .select(["time_zone", "country", "currency", "language"])
    .where("user_id", "=", param("ownerId")),
);

const appointments = sql<number>`count(*)::integer`;

type RangeParam = <Key extends keyof RangeParams>(key: Key) => RangeParams[Key];

/** The owner's, of these days; what the owner only tried out is left aside. */
const inRange = (param: RangeParam) => sql<boolean>`appointments.user_id = ${param("ownerId")} and not is_test
  and appointment_date between ${param("from")} and ${param("to")}`;

/** Those that took place, or will. */
const stand = (param: RangeParam) => sql<boolean>`${inRange(param)} and status <> 'cancelled'`;

/** A client is who the client list says. */
export const selectTotals = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select([
      sql<number>`count(*) filter (where status <> 'cancelled')::integer`.as("appointments"),
      sql<number>`count(*) filter (where status = 'cancelled')::integer`.as("cancelled"),
      sql<number>`count(*) filter (where ${countedAs("appointments")} = 'no-show')::integer`.as("noShows"),
      sql<number>`count(*) filter (where status <> 'cancelled' and source = 'whatsapp')::integer`.as("byWhatsApp"),
      sql<number>`coalesce(sum(duration) filter (where status <> 'cancelled'), 0)::integer`.as("minutes"),
      sql<number>`(count(distinct client_id) filter (where status <> 'cancelled'))::integer`.as("clients"),
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

type MoneyParams = RangeParams & { currency: string };

/** What was agreed on, where something was; an appointment without a currency is in the business's. */
export const selectRevenue = defineQuery<MoneyParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .innerJoin("agents", (join) =>
      join.onRef("agents.user_id", "=", "appointments.user_id").onRef("agents.id", "=", "appointments.agent_id"),
    )
    .select([
      sql<string>`coalesce(appointments.currency, ${param("currency")}::text)`.as("currency"),
      sql<string>`to_char(date_trunc('week', appointment_date), 'YYYY-MM-DD')`.as("week"),
      "agents.id as agentId",
      "agents.name as agentName",
      "service_type as serviceType",
      countedAs("appointments").as("counted"),
      sql<number>`sum(price)::float8`.as("amount"),
    ])
    .where(inRange(param))
    .where("price", ">", 0)
    .groupBy(sql`1, 2, 3, 4, 5, 6`),
);

/** Every appointment of the days, one after the other, with what it was counted as. */
export const selectReport = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .innerJoin("agents", (join) =>
      join.onRef("agents.user_id", "=", "appointments.user_id").onRef("agents.id", "=", "appointments.agent_id"),
    )
    .select(["appointment_date as date", sql<string>`to_char(appointment_time::time, 'HH24:MI')`.as("time")])
    .select(["client_name as client", "booked_for as bookedFor", "service_type as service", "agents.name as agent"])
    .select(["duration as minutes", sql<number | null>`price::float8`.as("price"), "appointments.currency", "source"])
    .select(["starts_at as startsAt", countedAs("appointments").as("counted")])
    .where(inRange(param))
    .orderBy("starts_at")
    .orderBy("appointments.id"),
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

/** What the demo fills a calendar with counts as the owner's own. */
const originKind = sql<"link" | "chat" | "web" | "dashboard" | "api">`case when start_link_id is not null then 'link'
  when source = 'whatsapp' then 'chat' when source = 'web' then 'web' when source = 'api' then 'api' else 'dashboard' end`;

export const selectByOrigin = defineQuery<RangeParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .leftJoin("start_links as l", (join) =>
      join.onRef("l.user_id", "=", "appointments.user_id").onRef("l.id", "=", "appointments.start_link_id"),
    )
    .select([originKind.as("kind"), "l.id as linkId", "l.name", appointments.as("appointments")])
    .select(sql<boolean>`l.deleted_at is not null`.as("isDeleted"))
    .where(stand(param))
    .groupBy(sql`1, 2, 3, 5`)
    .orderBy("appointments", "desc")
    .orderBy(sql`1, 3`),
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
