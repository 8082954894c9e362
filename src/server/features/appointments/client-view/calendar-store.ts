import { sql } from "kysely";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { longestHorizonDays } from "#domain/scheduling/slots/booking-settings.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { findKeptElsewhere } from "../availability/elsewhere-store.ts";
import { type CalendarDays, daysFrom, spanColumns, usesFrom } from "../availability/facts-store.ts";
import { type Calendar, type Settings, type SettingsAt, toCalendar } from "../availability/settings-store.ts";

/** A day more on either side than any zone's today and any horizon need. */
export const bookableDays = (now: Temporal.Instant): CalendarDays =>
  daysFrom(addDays(todayIn("UTC", now), -1), longestHorizonDays + 2);

export type TakenRow = NonNullable<(typeof selectTaken)["row"]>;

/** The settings with what is taken, from today to the horizon; of active agents, as nobody else can be booked. */
export const findCalendar = async (
  tx: Tx,
  { ownerId, version, now }: SettingsAt & { now: Temporal.Instant },
  settings: Settings,
  booked: Promise<TakenRow[]>,
): Promise<Calendar> => {
  const [taken, elsewhereOf, uses] = await Promise.all([
    booked,
    findKeptElsewhere(tx, { ownerId, version }, settings.agents, bookableDays(now)),
    settings.business.resources.length > 0 ? tx.run(selectUses, { ownerId, ...bookableDays(now) }) : [],
  ]);
  const held = taken.flatMap(({ untilMs, ...span }) => (untilMs === null ? [] : [{ ...span, untilMs }]));
  const busy = held.length === 0 ? taken : taken.filter(({ untilMs }) => untilMs === null);
  const active = settings.agents.filter((agent) => agent.is_active);
  const busyOf = Map.groupBy(busy, ({ agentId }) => agentId);
  return toCalendar({ ...settings, agents: active }, { busyOf, elsewhereOf, holds: held, uses });
};

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
