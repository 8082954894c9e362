import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { ResourceFacts, ResourceUse } from "#domain/scheduling/resources/resource-facts.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { BusySpan } from "#domain/scheduling/slots/sweep-availability.ts";
import type { Hold } from "#domain/scheduling/waitlist/hold-spans.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import {
  agentSettings,
  agentTimeOff,
  businessColumns,
  type CalendarDays,
  daysFrom,
  type NamedAgentFacts,
  resourceSettings,
  toAgentFacts,
  toBusinessFacts,
} from "./facts-store.ts";

// The same facts as `facts-store.ts` reads, but what was set up apart from what is taken. Settings are the same from booking to
// booking and from message to message, and are kept.

export type SettingsAt = {
  ownerId: OwnerId;
  /** What `settingsVersion` was when this transaction looked first; null keeps nothing. */
  version: string | null;
};

/** What was set up for some days. */
export type Settings = Awaited<ReturnType<typeof findSettings>>;

export const findSettings = async (tx: Tx, { ownerId, version }: SettingsAt, days: CalendarDays) => {
  const [[business], types, agents] = await Promise.all([
    tx.runKept(selectBusinessSettings, { ownerId, ...days }, version),
    tx.runKept(selectTypeSettings, { ownerId }, version),
    tx.runKept(selectAgentSettings, { ownerId, ...days }, version),
  ]);
  if (!business) throw new Error("an owner without a profile");
  return { business, types, agents };
};

/** The days whose settings are kept for a booking on this date: its year, so that few are kept whatever the dates. */
export const settingsDaysOf = (date: string): CalendarDays => daysFrom(`${date.slice(0, 4)}-01-01`, 366);

/** What stands in an appointment's way and is no setting. */
export type Taken = {
  busyOf: ReadonlyMap<string, readonly BusySpan[]>;
  elsewhereOf: ReadonlyMap<string, readonly BusySpan[]>;
  holds: readonly (Hold & { agentId: string })[];
  uses: readonly (ResourceUse & { resourceId: string })[];
};

export type Calendar = { business: BusinessFacts; agents: NamedAgentFacts[] };

/** The settings with what is taken. */
export const toCalendar = ({ business, agents }: Settings, { busyOf, elsewhereOf, holds, uses }: Taken): Calendar => ({
  business: toBusinessFacts(
    business,
    business.resources.map((resource) => ({
      ...resource,
      uses: uses.filter(({ resourceId }) => resourceId === resource.id),
    })),
  ),
  agents: agents.map((agent) =>
    toAgentFacts(
      {
        ...agent,
        busy_elsewhere: elsewhereOf.get(agent.id) ?? [],
        holds: holds.filter(({ agentId }) => agentId === agent.id),
      },
      busyOf.get(agent.id) ?? [],
    ),
  ),
});

const resources = sql<Omit<ResourceFacts, "uses">[]>`coalesce((select json_agg(json_build_object(${resourceSettings}))
  from resources r where r.user_id = p.user_id), '[]')`.as("resources");

const selectBusinessSettings = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .select(businessColumns({ from: param("from"), to: param("to") }))
    .select(resources)
    .where("p.user_id", "=", param("ownerId")),
);

/** Those of today and of before, in the owner's order. */
export const selectTypeSettings = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("time_slot_configs")
    .select(["id", "name", "description", "duration", "buffer_before", "buffer_time", "price", "slot_step_minutes"])
    .select("is_active")
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);

/** What is known of a type wherever it is booked. */
export type TypeSettings = Pick<
  Settings["types"][number],
  "id" | "name" | "duration" | "buffer_before" | "buffer_time" | "price" | "slot_step_minutes"
>;

/** An appointment type as the rules see it. */
export const toService = (type: Omit<TypeSettings, "name">): Service => ({
  typeId: type.id,
  durationMinutes: type.duration,
  bufferBeforeMinutes: type.buffer_before,
  bufferMinutes: type.buffer_time,
  price: type.price,
  stepMinutes: type.slot_step_minutes,
});

/** Whether calendars elsewhere say anything of an agent. What they say is thousands of rows, and read for the days at hand. */
const isBusyElsewhere = sql<boolean>`exists (select from busy_spans b
  where b.user_id = agents.user_id and b.agent_id = agents.id)`.as("is_busy_elsewhere");

/** Oldest first. */
const selectAgentSettings = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("agents")
    .select(agentSettings)
    .select(agentTimeOff(param("from"), param("to")).as("time_off"))
    .select(isBusyElsewhere)
    .where("user_id", "=", param("ownerId"))
    .orderBy("created_at")
    .orderBy("id"),
);
