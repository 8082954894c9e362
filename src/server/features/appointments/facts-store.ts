import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { AgentFacts, BusinessFacts } from "#domain/scheduling/availability.ts";
import type { BusinessBreak } from "#domain/scheduling/business-break.ts";
import { dayMs } from "#domain/scheduling/business-clock.ts";
import { type BusinessDay, resolveBusinessWeek } from "#domain/scheduling/business-hours.ts";
import { epochDayOf } from "#domain/scheduling/calendar-date.ts";
import type { WorkingHours } from "#domain/scheduling/working-hours.ts";
import type { Tx } from "../../platform/db/database.ts";
import { defineQuery } from "../../platform/db/query.ts";

/** The business's side of every booking decision: zone, hours, breaks and settings in one statement. */
export const findBusinessFacts = async (tx: Tx, ownerId: OwnerId): Promise<BusinessFacts> => {
  const [row] = await tx.run(selectBusiness, { ownerId });
  if (!row) throw new Error("an owner without a profile");
  return {
    zone: row.time_zone,
    hours: resolveBusinessWeek(row.hours),
    breaks: row.breaks,
    settings: { minimumNoticeMinutes: row.minimum_notice_minutes, horizonDays: row.horizon_days },
  };
};

/** `agentIds` null means every active agent. Days are dates; the zone isn't known yet, so the span is wide enough for any. */
export type AgentQuestion = {
  agentIds: string[] | null;
  fromDate: string;
  dayCount: number;
  /** The appointment that is being moved: its own time is no obstacle. */
  withoutAppointmentId?: string | undefined;
};

export type NamedAgentFacts = AgentFacts & { name: string };

/** The agents' side: who they are, when they work and when they are taken, oldest agent first. */
export const findAgentFacts = async (tx: Tx, ownerId: OwnerId, question: AgentQuestion): Promise<NamedAgentFacts[]> => {
  const firstMs = epochDayOf(question.fromDate) * dayMs;
  const span = {
    ownerId,
    agentIds: question.agentIds,
    // Zones reach 14 hours from UTC, and an appointment with its buffer lasts at most 16.
    from: Temporal.Instant.fromEpochMilliseconds(firstMs - 30 * hourMs),
    to: Temporal.Instant.fromEpochMilliseconds(firstMs + question.dayCount * dayMs + 30 * hourMs),
    without: question.withoutAppointmentId ?? null,
  };
  const [agents, busy] = await Promise.all([
    tx.run(question.agentIds ? selectAgents : selectActiveAgents, span),
    tx.run(question.agentIds ? selectBusy : selectEveryonesBusy, span),
  ]);
  const byAgent = Map.groupBy(busy, (row) => row.agent_id);
  return agents.map((agent) => ({
    agentId: agent.id,
    name: agent.name,
    isActive: agent.is_active,
    workingHours: agent.working_hours as WorkingHours,
    busy: (byAgent.get(agent.id) ?? []).map((row) => ({ startMs: row.start_ms, endMs: row.end_ms })),
  }));
};

const hourMs = 3_600_000;

type BusyParams = {
  ownerId: string;
  agentIds: string[] | null;
  from: Temporal.Instant;
  to: Temporal.Instant;
  without: string | null;
};

const dayHours = sql<BusinessDay[]>`coalesce((select json_agg(json_build_object(
  'dayOfWeek', h.day_of_week, 'isOpen', h.is_open,
  'startTime', to_char(h.start_time, 'HH24:MI'), 'endTime', to_char(h.end_time, 'HH24:MI')))
  from business_hours h where h.user_id = p.user_id), '[]')`;

const activeBreaks = sql<BusinessBreak[]>`coalesce((select json_agg(json_build_object(
  'dayOfWeek', b.day_of_week, 'isActive', b.is_active,
  'startTime', to_char(b.start_time, 'HH24:MI'), 'endTime', to_char(b.end_time, 'HH24:MI')))
  from business_breaks b where b.user_id = p.user_id and b.is_active), '[]')`;

const selectBusiness = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .select(["p.time_zone", "p.minimum_notice_minutes", "p.horizon_days"])
    .select([dayHours.as("hours"), activeBreaks.as("breaks")])
    .where("p.user_id", "=", param("ownerId")),
);

const agentsOf = (named: boolean) =>
  defineQuery<BusyParams>()((db, param) =>
    db
      .selectFrom("agents")
      .select(["id", "name", "is_active", "working_hours"])
      .where("user_id", "=", param("ownerId"))
      .where(named ? sql<boolean>`id = any(${param("agentIds")}::uuid[])` : sql<boolean>`is_active`)
      .orderBy("created_at")
      .orderBy("id"),
  );

const selectAgents = agentsOf(true);
const selectActiveAgents = agentsOf(false);

const busyOf = (named: boolean) =>
  defineQuery<BusyParams>()((db, param) =>
    db
      .selectFrom("appointments")
      .select("agent_id")
      .select(sql<number>`extract(epoch from starts_at)::float8 * 1000`.as("start_ms"))
      .select(sql<number>`(extract(epoch from ends_at) + buffer_time * 60)::float8 * 1000`.as("end_ms"))
      .where("user_id", "=", param("ownerId"))
      .$if(named, (query) => query.where(sql<boolean>`agent_id = any(${param("agentIds")}::uuid[])`))
      .where("status", "<>", "cancelled")
      .where("starts_at", ">=", param("from"))
      .where("starts_at", "<", param("to"))
      .where(sql<boolean>`id is distinct from ${param("without")}::uuid`)
      .orderBy("starts_at"),
  );

const selectBusy = busyOf(true);
const selectEveryonesBusy = busyOf(false);
