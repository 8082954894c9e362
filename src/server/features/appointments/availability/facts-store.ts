import { type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import { dayMs } from "#domain/scheduling/clock/business-clock.ts";
import { dateOfEpochDay, epochDayOf, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import type { SpecialDay } from "#domain/scheduling/closures/special-day.ts";
import type { TimeOff } from "#domain/scheduling/closures/time-off.ts";
import type { BusinessBreak } from "#domain/scheduling/hours/business-break.ts";
import { type BusinessDay, resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import type { WorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import type { ResourceFacts } from "#domain/scheduling/resources/resource-facts.ts";
import type { AgentService } from "#domain/scheduling/services/agent-service.ts";
import type { AgentFacts, BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { SlotStep } from "#domain/scheduling/slots/booking-settings.ts";
import { reasonBits } from "#domain/scheduling/slots/slot-reason.ts";
import type { BlockedSpan, BusySpan } from "#domain/scheduling/slots/sweep-availability.ts";
import type { Hold } from "#domain/scheduling/waitlist/hold-spans.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";

/**
 * The business's side of a decision: zone, hours, breaks, settings, special days and holidays in one statement. The days
 * are those that the special days, the holidays and who has which resource are read for.
 */
export const findBusinessFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  { from, to }: CalendarDays,
): Promise<BusinessFacts> => {
  const [row] = await tx.run(selectBusiness, { ownerId, from, to });
  if (!row) throw new Error("an owner without a profile");
  return toBusinessFacts(row, row.resources);
};

type BusinessRow = Omit<NonNullable<(typeof selectBusiness)["row"]>, "resources">;

export const toBusinessFacts = (row: BusinessRow, resources: readonly ResourceFacts[]): BusinessFacts => ({
  zone: row.time_zone,
  country: row.country,
  hours: resolveBusinessWeek(row.hours),
  breaks: row.breaks,
  settings: {
    minimumNoticeMinutes: row.minimum_notice_minutes,
    horizonDays: row.horizon_days,
    slotStepMinutes: row.slot_step_minutes as SlotStep,
    smallestGapMinutes: row.smallest_gap_minutes,
  },
  specialDays: row.special_days,
  holidays: row.holidays,
  resources,
});

/** The first and the last day. */
export type CalendarDays = { from: string; to: string };

/** The days a question is about, with the one that an appointment may reach into. */
export const daysFrom = (fromDate: string, dayCount: number): CalendarDays => ({
  from: fromDate,
  to: dateOfEpochDay(Math.min(epochDayOf(fromDate) + dayCount, epochDayOf(lastCalendarDate))),
});

/** Days are dates; the zone isn't known yet, so the span is wide enough for any. */
export type AgentQuestion = {
  /** Null means every active agent. */
  agentId: string | null;
  fromDate: string;
  dayCount: number;
  /** The appointment that is being moved: its own time isn't an obstacle. */
  withoutAppointmentId?: string | undefined;
};

/** From when to when an appointment may begin that is in the way on one of the days. */
const spanOf = ({ fromDate, dayCount }: Pick<AgentQuestion, "fromDate" | "dayCount">) => {
  const firstMs = epochDayOf(fromDate) * dayMs;
  return {
    from: Temporal.Instant.fromEpochMilliseconds(firstMs - spanReachMs),
    to: Temporal.Instant.fromEpochMilliseconds(firstMs + dayCount * dayMs + spanReachMs),
  };
};

export type NamedAgentFacts = AgentFacts & { name: string };

/** The agents' side: who they are, when they work and when they are taken, oldest agent first. */
export const findAgentFacts = async (tx: Tx, ownerId: OwnerId, question: AgentQuestion): Promise<NamedAgentFacts[]> => {
  const { agentId } = question;
  const days = daysFrom(question.fromDate, question.dayCount);
  const [agents, busyOf] = await Promise.all([
    agentId === null
      ? tx.run(selectActiveAgents, { ownerId, ...days })
      : tx.run(selectAgent, { ownerId, agentId, ...days }),
    findBusySpans(tx, ownerId, question),
  ]);
  return agents.map((agent) => toAgentFacts(agent, busyOf.get(agent.id) ?? []));
};

/** When the agent asked about is taken, or each active one. */
export const findBusySpans = async (
  tx: Tx,
  ownerId: OwnerId,
  question: AgentQuestion,
): Promise<ReadonlyMap<string, readonly BusySpan[]>> => {
  const { agentId, withoutAppointmentId = null } = question;
  const span = { ownerId, ...spanOf(question), without: withoutAppointmentId };
  const busyOf = withoutAppointmentId === null ? allBusy : busyWithout;
  if (agentId !== null) return new Map([[agentId, await tx.run(busyOf.agent, { ...span, agentId })]]);
  return Map.groupBy(await tx.run(busyOf.everyone, span), (row) => row.agentId);
};

type AgentRow = {
  id: string;
  name: string;
  is_active: boolean;
  working_hours: unknown;
  time_off: TimeOff[];
  busy_elsewhere: readonly BusySpan[];
  services: readonly AgentService[];
  holds: readonly Hold[];
};

export const toAgentFacts = (agent: AgentRow, busy: readonly BusySpan[]): NamedAgentFacts => ({
  agentId: agent.id,
  name: agent.name,
  isActive: agent.is_active,
  workingHours: agent.working_hours as WorkingHours,
  busy: sortedByStart(busy),
  timeOff: agent.time_off,
  services: agent.services,
  ...(agent.holds.length > 0 && { holds: agent.holds }),
  ...(agent.busy_elsewhere.length > 0 && { blocked: agent.busy_elsewhere.map(toBlocked) }),
});

const toBlocked = (span: BusySpan): BlockedSpan => ({ ...span, reason: reasonBits["busy-elsewhere"] });

/** They come by the appointments' starts; where appointments overlap on purpose, buffers may turn that order round. */
const sortedByStart = (busy: readonly BusySpan[]): readonly BusySpan[] => {
  const isSorted = busy.every((span, index) => index === 0 || (busy[index - 1] as BusySpan).startMs <= span.startMs);
  return isSorted ? busy : busy.toSorted((a, b) => a.startMs - b.startMs);
};

/**
 * Zones reach 14 hours from UTC, an appointment with the buffer after it lasts at most 16, and another one's buffer before
 * and the gap to it four each.
 */
export const spanReachMs = 38 * 3_600_000;

const dayHours = sql<BusinessDay[]>`coalesce((select json_agg(json_build_object(
  'dayOfWeek', h.day_of_week, 'isOpen', h.is_open,
  'startTime', to_char(h.start_time, 'HH24:MI'), 'endTime', to_char(h.end_time, 'HH24:MI')))
  from business_hours h where h.user_id = p.user_id), '[]')`;

const activeBreaks = sql<BusinessBreak[]>`coalesce((select json_agg(json_build_object(
  'dayOfWeek', b.day_of_week, 'isActive', b.is_active,
  'startTime', to_char(b.start_time, 'HH24:MI'), 'endTime', to_char(b.end_time, 'HH24:MI')))
  from business_breaks b where b.user_id = p.user_id and b.is_active), '[]')`;

const specialDays = ({ from, to }: CalendarDays) => sql<SpecialDay[]>`coalesce((select json_agg(json_build_object(
  'from', s.starts_on, 'to', s.ends_on, 'name', s.name, 'hours', case when s.start_time is not null then
    json_build_object('startTime', to_char(s.start_time, 'HH24:MI'), 'endTime', to_char(s.end_time, 'HH24:MI')) end)
  order by s.created_at)
  from special_days s where s.user_id = p.user_id and s.ends_on >= ${from}::date and s.starts_on <= ${to}::date), '[]')`;

/** Those of the chosen country and region on which the business doesn't work. */
const holidays = ({ from, to }: CalendarDays) => sql<SpecialDay[]>`coalesce((select json_agg(json_build_object(
  'from', h.day, 'to', h.day, 'name', h.names, 'hours', null, 'closesAt', to_char(h.closes_at, 'HH24:MI'))
  order by h.day, h.closes_at nulls first, h.rule)
  from public_holidays h where h.country = p.holiday_country and h.region = coalesce(p.holiday_region, '')
    and h.day between ${from}::date and ${to}::date
    and not coalesce((select c.works from holiday_choices c where c.user_id = p.user_id and c.rule = h.rule),
      not h.is_public)), '[]')`;

/**
 * Two days on either side are more than any zone reaches, and a use with its buffers lasts less than one. By plain
 * comparisons of columns and parameters: under row-level security nothing else finds rows by an index (see migration 0050).
 */
export const usesFrom = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`u.starts_at > ${from}::timestamptz - interval '3 days' and u.starts_at < ${to}::timestamptz + interval '2 days'`;

/** A resource itself, as parts of an object. */
export const resourceSettings = sql`'id', r.id, 'count', r.units,
    'typeIds', array(select n.appointment_type_id from appointment_type_resources n
      where n.user_id = r.user_id and n.resource_id = r.id)`;

const resources = ({ from, to }: CalendarDays) =>
  sql<ResourceFacts[]>`coalesce((select json_agg(
  json_build_object(${resourceSettings},
    'uses', coalesce((select json_agg(json_build_object('appointmentId', u.appointment_id, 'unit', u.unit,
        'startMs', date_part('epoch', lower(u.blocks)) * 1000, 'endMs', date_part('epoch', upper(u.blocks)) * 1000))
      from appointment_resources u where ${usesFrom(sql`${from}::date`, sql`${to}::date`)}
        and u.user_id = r.user_id and u.resource_id = r.id), '[]')))
  from resources r where r.user_id = p.user_id), '[]')`.as("resources");

/** All but the resources. */
export const businessColumns = (days: CalendarDays) =>
  [
    ...(["p.time_zone", "p.country", "p.minimum_notice_minutes", "p.horizon_days"] as const),
    ...(["p.slot_step_minutes", "p.smallest_gap_minutes"] as const),
    ...[dayHours.as("hours"), activeBreaks.as("breaks")],
    ...[specialDays(days).as("special_days"), holidays(days).as("holidays")],
  ] as const;

const selectBusiness = defineQuery<CalendarDays & { ownerId: string }>()((db, param) => {
  const days = { from: param("from"), to: param("to") };
  return db
    .selectFrom("user_profiles as p")
    .select(businessColumns(days))
    .select(resources(days))
    .where("p.user_id", "=", param("ownerId"));
});

/** How an agent's services differ from the appointment types. */
const ownServices = sql<AgentService[]>`coalesce((select json_agg(json_build_object('typeId', s.appointment_type_id,
  'isOffered', s.is_offered, 'durationMinutes', s.duration, 'bufferBeforeMinutes', s.buffer_before,
  'bufferMinutes', s.buffer_time, 'price', s.price))
  from agent_services s where s.user_id = agents.user_id and s.agent_id = agents.id), '[]')`.as("services");

/** What is held with an agent for people on the waitlist. Few at any moment, so all of them. */
const ownHolds = sql<Hold[]>`coalesce((select json_agg(json_build_object(
  'startMs', date_part('epoch', lower(o.blocks)) * 1000, 'endMs', date_part('epoch', upper(o.blocks)) * 1000,
  'untilMs', date_part('epoch', o.held_until) * 1000))
  from waitlist_offers o where o.user_id = agents.user_id and o.agent_id = agents.id and o.state = 'open'), '[]')`.as(
  "holds",
);

/** What was set up for an agent. */
export const agentSettings = [
  ...(["agents.id", "agents.name", "agents.is_active", "agents.working_hours"] as const),
  ownServices,
] as const;

const agentColumns = [...agentSettings, ownHolds] as const;

/** What is off or extra for an agent from one day to another; also on the day before, which may reach past midnight. */
export const agentTimeOff = (from: unknown, to: unknown) => sql<TimeOff[]>`coalesce((select json_agg(json_build_object(
  'kind', t.kind, 'from', t.starts_on, 'to', t.ends_on,
  'fromTime', to_char(t.start_time, 'HH24:MI'), 'toTime', to_char(t.end_time, 'HH24:MI')))
  from time_off t where t.user_id = agents.user_id and t.agent_id = agents.id
    and t.ends_on >= ${from}::date - 1 and t.starts_on <= ${to}::date), '[]')`;

/** When calendars elsewhere say that an agent is busy. The zone isn't known yet, so a day more on either side. */
const agentBusyElsewhere = (from: unknown, to: unknown) =>
  sql<BusySpan[]>`coalesce((select json_agg(json_build_object(
  'startMs', date_part('epoch', b.starts_at) * 1000, 'endMs', date_part('epoch', b.ends_at) * 1000) order by b.starts_at)
  from busy_spans b where b.user_id = agents.user_id and b.agent_id = agents.id
    and b.ends_at > ${from}::date - interval '1 day' and b.starts_at < ${to}::date + interval '2 days'), '[]')`;

// One agent by `=`, not by `= any(array)`: PostgreSQL guesses an array's length at ten, finds the plan it could keep
// too dear and plans again each time, which takes longer than the reading.
const selectAgent = defineQuery<{ ownerId: string; agentId: string } & CalendarDays>()((db, param) =>
  db
    .selectFrom("agents")
    .select(agentColumns)
    .select(agentTimeOff(param("from"), param("to")).as("time_off"))
    .select(agentBusyElsewhere(param("from"), param("to")).as("busy_elsewhere"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("agentId")),
);

const selectActiveAgents = defineQuery<{ ownerId: string } & CalendarDays>()((db, param) =>
  db
    .selectFrom("agents")
    .select(agentColumns)
    .select(agentTimeOff(param("from"), param("to")).as("time_off"))
    .select(agentBusyElsewhere(param("from"), param("to")).as("busy_elsewhere"))
    .where("user_id", "=", param("ownerId"))
    .where("is_active", "=", true)
    .orderBy("created_at")
    .orderBy("id"),
);

type SpanParams = { ownerId: string; from: Temporal.Instant; to: Temporal.Instant; without: string | null };

export const spanColumns = [
  sql<number>`(date_part('epoch', a.starts_at) - a.buffer_before * 60) * 1000`.as("startMs"),
  sql<number>`(date_part('epoch', a.ends_at) + a.buffer_time * 60) * 1000`.as("endMs"),
] as const;

/**
 * Answered from `appointments_by_agent` alone, in its order; only leaving one appointment out reads the table. The
 * status is written into the statement: as a parameter it would keep the cached plan from using this partial index.
 */
const busyQueries = (leavesOneOut: boolean) => ({
  agent: defineQuery<SpanParams & { agentId: string }>()((db, param) =>
    db
      .selectFrom("appointments as a")
      .select(spanColumns)
      .where("a.user_id", "=", param("ownerId"))
      .where("a.agent_id", "=", param("agentId"))
      .where("a.status", "<>", sql.lit("cancelled"))
      .where("a.starts_at", ">=", param("from"))
      .where("a.starts_at", "<", param("to"))
      .$if(leavesOneOut, (query) => query.where("a.id", "<>", param("without")))
      .orderBy("a.starts_at"),
  ),
  // By way of the agents, so that each one's part of the index is read and nothing between.
  everyone: defineQuery<SpanParams>()((db, param) =>
    db
      .selectFrom("agents")
      .innerJoin("appointments as a", "a.agent_id", "agents.id")
      .select("a.agent_id as agentId")
      .select(spanColumns)
      .where("agents.user_id", "=", param("ownerId"))
      .where("agents.is_active", "=", true)
      .where("a.user_id", "=", param("ownerId"))
      .where("a.status", "<>", sql.lit("cancelled"))
      .where("a.starts_at", ">=", param("from"))
      .where("a.starts_at", "<", param("to"))
      .$if(leavesOneOut, (query) => query.where("a.id", "<>", param("without")))
      .orderBy("a.starts_at"),
  ),
});

const allBusy = busyQueries(false);
const busyWithout = busyQueries(true);
