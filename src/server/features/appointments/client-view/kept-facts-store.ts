import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import type { ResourceFacts } from "#domain/scheduling/resources/resource-facts.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { longestHorizonDays } from "#domain/scheduling/slots/booking-settings.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import {
  agentBusyElsewhere,
  agentSettings,
  agentTimeOff,
  businessColumns,
  type CalendarDays,
  daysFrom,
  type NamedAgentFacts,
  resourceSettings,
  spanColumns,
  toAgentFacts,
  toBusinessFacts,
  usesFrom,
} from "../availability/facts-store.ts";
import { selectActiveTypes } from "./client-appointments-store.ts";

// The same facts as `availability/facts-store.ts` reads, but what was set up apart from what was booked: settings are the same
// from message to message, and are kept.

export type SettingsAt = {
  ownerId: OwnerId;
  now: Temporal.Instant;
  /** The one that the settings have had since this transaction's first look; null keeps nothing. */
  version: string | null;
};

/** What was set up. */
export type Settings = Awaited<ReturnType<typeof findSettings>>;

export const findSettings = async (tx: Tx, { ownerId, now, version }: SettingsAt) => {
  // A day more on either side than any zone's today and any horizon need.
  const days = daysFrom(addDays(todayIn("UTC", now), -1), longestHorizonDays + 2);
  const [[business], types, agents] = await Promise.all([
    tx.runKept(selectBusinessSettings, { ownerId, ...days }, version),
    tx.runKept(selectActiveTypes, { ownerId }, version),
    tx.runKept(selectAgentSettings, { ownerId, ...days }, version),
  ]);
  if (!business) throw new Error("an owner without a profile");
  return { business, types, agents, days };
};

export type TakenRow = NonNullable<(typeof selectTaken)["row"]>;

export type Calendar = { business: BusinessFacts; agents: NamedAgentFacts[] };

/** The settings with what is taken, from today to the horizon. */
export const findCalendar = async (
  tx: Tx,
  { ownerId }: SettingsAt,
  { business, agents, days }: Settings,
  booked: Promise<TakenRow[]>,
): Promise<Calendar> => {
  const [taken, uses] = await Promise.all([
    booked,
    business.resources.length > 0 ? tx.run(selectUses, { ownerId, ...days }) : [],
  ]);
  const takenBy = Map.groupBy(taken, ({ agentId }) => agentId);
  const usesOf = Map.groupBy(uses, ({ resourceId }) => resourceId);
  return {
    business: toBusinessFacts(
      business,
      business.resources.map((resource) => ({ ...resource, uses: usesOf.get(resource.id) ?? [] })),
    ),
    agents: agents.map((agent) => {
      const own = takenBy.get(agent.id) ?? [];
      const holds = own.flatMap(({ startMs, endMs, untilMs }) =>
        untilMs === null ? [] : [{ startMs, endMs, untilMs }],
      );
      return toAgentFacts(
        { ...agent, holds },
        own.filter(({ untilMs }) => untilMs === null),
      );
    }),
  };
};

const resources = sql<Omit<ResourceFacts, "uses">[]>`coalesce((select json_agg(json_build_object(${resourceSettings}))
  from resources r where r.user_id = p.user_id), '[]')`.as("resources");

const selectBusinessSettings = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .select(businessColumns({ from: param("from"), to: param("to") }))
    .select(resources)
    .where("p.user_id", "=", param("ownerId")),
);

const selectAgentSettings = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(agentSettings)
    .select(agentTimeOff(param("from"), param("to")).as("time_off"))
    .select(agentBusyElsewhere(param("from"), param("to")).as("busy_elsewhere"))
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy("created_at")
    .orderBy("id"),
);

/** More days on either side than any zone's today, the longest appointment, its buffers and gaps need. */
const reachDays = 4;

const horizonDays = (ownerId: string) =>
  sql`(select p.horizon_days from user_profiles p where p.user_id = ${ownerId}::uuid)`;

/**
 * When active agents are booked, in order, and what is held with them until when, as far ahead as can be booked. It finds out
 * itself how far that is, so that it can be asked before the settings are known.
 */
export const selectTaken = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("agents")
    .innerJoin("appointments as a", "a.agent_id", "agents.id")
    .select("a.agent_id as agentId")
    .select(spanColumns)
    .select(sql<number | null>`null::double precision`.as("untilMs"))
    .where("agents.user_id", "=", param("ownerId"))
    .where("agents.is_active", "=", true)
    .where("a.user_id", "=", param("ownerId"))
    .where("a.status", "<>", sql.lit("cancelled"))
    .where(sql<boolean>`a.starts_at >= ${param("now")}::timestamptz - make_interval(days => ${sql.lit(reachDays)})`)
    .where(
      sql<boolean>`a.starts_at < ${param("now")}::timestamptz
        + make_interval(days => ${horizonDays(param("ownerId"))} + ${sql.lit(reachDays)})`,
    )
    .unionAll(
      db
        .selectFrom("waitlist_offers as o")
        .select("o.agent_id as agentId")
        .select([
          sql<number>`date_part('epoch', lower(o.blocks)) * 1000`.as("startMs"),
          sql<number>`date_part('epoch', upper(o.blocks)) * 1000`.as("endMs"),
          sql<number | null>`date_part('epoch', o.held_until) * 1000`.as("untilMs"),
        ])
        .where("o.user_id", "=", param("ownerId"))
        .where("o.state", "=", sql.lit("open")),
    )
    .orderBy("startMs"),
);

/** Who has which resource on these days. */
const selectUses = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("appointment_resources as u")
    .select(["u.resource_id as resourceId", "u.appointment_id as appointmentId", "u.unit"])
    .select([
      sql<number>`date_part('epoch', lower(u.blocks)) * 1000`.as("startMs"),
      sql<number>`date_part('epoch', upper(u.blocks)) * 1000`.as("endMs"),
    ])
    .where("u.user_id", "=", param("ownerId"))
    .where(sql<boolean>`${usesFrom(sql`${param("from")}::date`, sql`${param("to")}::date`)}`),
);
