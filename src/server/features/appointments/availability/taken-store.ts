import { type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { ResourceUse } from "#domain/scheduling/resources/resource-facts.ts";
import type { Hold } from "#domain/scheduling/waitlist/hold-spans.ts";
import { settingsVersion } from "../../../platform/db/kept/settings-version.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import type { LockedTx } from "../booking/agent-lock-store.ts";
import { type AgentQuestion, type CalendarDays, daysFrom, findBusySpans, usesFrom } from "./facts-store.ts";
import type { Taken } from "./settings-store.ts";

/**
 * What was true when the agents were locked. What is taken stays so until the transaction ends; the version is that of the
 * settings at this moment.
 */
export type TakenNow = Omit<Taken, "elsewhereOf"> & { version: string | null };

/** For a decision about a day. */
export const findTakenNow = async (
  tx: LockedTx,
  ownerId: OwnerId,
  question: Pick<AgentQuestion, "agentId" | "fromDate" | "dayCount">,
): Promise<TakenNow> => {
  const [busyOf, held] = await Promise.all([findBusySpans(tx, ownerId, question), findHeld(tx, ownerId, question)]);
  return { busyOf, ...held };
};

/** The days may be those around an appointment whose time isn't known yet. */
export const findHeld = async (
  tx: LockedTx,
  ownerId: OwnerId,
  days: Pick<AgentQuestion, "fromDate" | "dayCount"> | { appointmentId: string },
): Promise<Omit<TakenNow, "busyOf">> => {
  const [row] = await ("appointmentId" in days
    ? tx.run(selectHeldAround, { ownerId, ...days })
    : tx.run(selectHeld, { ownerId, ...daysFrom(days.fromDate, days.dayCount) }));
  return row ?? { version: null, holds: [], uses: [] };
};

/** What is held for people on the waitlist. Few at any moment, so all of them. */
const holds = (ownerId: unknown) => sql<(Hold & { agentId: string })[]>`coalesce((select json_agg(json_build_object(
  'agentId', o.agent_id, 'startMs', date_part('epoch', lower(o.blocks)) * 1000,
  'endMs', date_part('epoch', upper(o.blocks)) * 1000, 'untilMs', date_part('epoch', o.held_until) * 1000))
  from waitlist_offers o where o.user_id = ${ownerId} and o.state = 'open'), '[]')`;

const uses = (ownerId: unknown, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<(ResourceUse & { resourceId: string })[]>`coalesce((select json_agg(json_build_object(
  'resourceId', u.resource_id, 'appointmentId', u.appointment_id, 'unit', u.unit,
  'startMs', date_part('epoch', lower(u.blocks)) * 1000, 'endMs', date_part('epoch', upper(u.blocks)) * 1000))
  from appointment_resources u where u.user_id = ${ownerId} and ${usesFrom(from, to)}), '[]')`;

const held = (ownerId: unknown, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  [settingsVersion(ownerId).as("version"), holds(ownerId).as("holds"), uses(ownerId, from, to).as("uses")] as const;

const selectHeld = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db.selectNoFrom(held(sql`${param("ownerId")}::uuid`, sql`${param("from")}::date`, sql`${param("to")}::date`)),
);

const selectHeldAround = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .select(held(sql`a.user_id`, sql`a.starts_at`, sql`a.starts_at`))
    .where("a.user_id", "=", param("ownerId"))
    .where("a.id", "=", param("appointmentId")),
);
