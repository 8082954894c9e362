import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { BusySpan } from "#domain/scheduling/slots/sweep-availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import type { CalendarDays } from "./facts-store.ts";
import type { Settings, SettingsAt } from "./settings-store.ts";

type Elsewhere = ReadonlyMap<string, readonly BusySpan[]>;

/** When calendars elsewhere say that these agents are busy on some days; nothing is asked where they say nothing at all. */
export const findElsewhere = async (
  tx: Tx,
  ownerId: OwnerId,
  agents: Settings["agents"],
  days: CalendarDays,
): Promise<Elsewhere> => {
  const asked = agents.filter((agent) => agent.is_busy_elsewhere);
  const spans = await Promise.all(asked.map(({ id }) => tx.run(selectElsewhere, { ownerId, agentId: id, ...days })));
  return new Map(asked.map(({ id }, index) => [id, spans[index] ?? []]));
};

/** The same of all agents, for many days and many messages: kept with the settings. */
export const findKeptElsewhere = async (
  tx: Tx,
  { ownerId, version }: SettingsAt,
  agents: Settings["agents"],
  days: CalendarDays,
): Promise<Elsewhere> => {
  if (!agents.some((agent) => agent.is_busy_elsewhere)) return new Map();
  return Map.groupBy(await tx.runKept(selectAllElsewhere, { ownerId, ...days }, version), ({ agentId }) => agentId);
};

const spanColumns = [
  sql<number>`date_part('epoch', b.starts_at) * 1000`.as("startMs"),
  sql<number>`date_part('epoch', b.ends_at) * 1000`.as("endMs"),
] as const;

/** The zone isn't known yet, so a day more on either side. */
const isOnDays = ({ from, to }: CalendarDays) =>
  sql<boolean>`b.ends_at > ${from}::date - interval '1 day' and b.starts_at < ${to}::date + interval '2 days'`;

const selectElsewhere = defineQuery<CalendarDays & { ownerId: string; agentId: string }>()((db, param) =>
  db
    .selectFrom("busy_spans as b")
    .select(spanColumns)
    .where("b.user_id", "=", param("ownerId"))
    .where("b.agent_id", "=", param("agentId"))
    .where(isOnDays({ from: param("from"), to: param("to") }))
    .orderBy("b.starts_at"),
);

const selectAllElsewhere = defineQuery<CalendarDays & { ownerId: string }>()((db, param) =>
  db
    .selectFrom("busy_spans as b")
    .select("b.agent_id as agentId")
    .select(spanColumns)
    .where("b.user_id", "=", param("ownerId"))
    .where(isOnDays({ from: param("from"), to: param("to") }))
    .orderBy("b.starts_at"),
);
