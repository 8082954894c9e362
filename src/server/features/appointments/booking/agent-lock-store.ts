import { sql } from "kysely";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { defineQuery } from "../../../platform/db/query.ts";

declare const agentsLocked: unique symbol;

/** A transaction in which the agents concerned are locked. Only `withAgentsLocked` makes one. */
export type LockedTx = Tx & { readonly [agentsLocked]: true };

/** One agent, several, every active one (null), or those an appointment has and is to have. */
export type AgentsToLock =
  | { agentId: string | null }
  | { agentIds: readonly string[] }
  | { appointmentId: string /** Null while the agent stays. */; newAgentId: string | null };

/**
 * Bookings of one agent are decided one after another. The exclusion constraint has the last word; the lock makes the
 * answer quick and clean where many want the same time.
 *
 * The lock and what `read` asks travel in one round trip. A read can't overtake the lock: the transaction it takes as
 * its argument exists only once the lock's statement has been issued, and statements run in the order of issue.
 */
export const withAgentsLocked = async <Facts>(
  tx: Tx,
  ownerId: OwnerId,
  agents: AgentsToLock,
  read: (locked: LockedTx) => Promise<Facts>,
): Promise<Facts> => {
  const locking = issueLock(tx, ownerId, agents);
  const [facts] = await Promise.all([read(tx as LockedTx), locking]);
  return facts;
};

const issueLock = (tx: Tx, ownerId: OwnerId, agents: AgentsToLock): Promise<unknown> => {
  if ("appointmentId" in agents) return tx.run(lockAgentsOfAppointment, { ownerId, ...agents });
  if ("agentIds" in agents) return tx.run(lockAgents, { ownerId, agentIds: [...agents.agentIds] });
  const { agentId } = agents;
  return agentId === null ? tx.run(lockActiveAgents, { ownerId }) : tx.run(lockAgent, { ownerId, agentId });
};

export const lockAgent = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended(${param("ownerId")}::text || ${param("agentId")}::uuid::text, 0))`.as(
      "locked",
    ),
  ),
);

// Several are always locked in order of id, so that no two transactions wait for each other.

const lockActiveAgents = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom(
      sql<{
        id: string;
      }>`(select id from agents where user_id = ${param("ownerId")}::uuid and is_active order by id)`.as("wanted"),
    )
    .select(sql`pg_advisory_xact_lock(hashtextextended(${param("ownerId")}::text || wanted.id::text, 0))`.as("locked")),
);

const lockAgents = defineQuery<{ ownerId: string; agentIds: string[] }>()((db, param) =>
  db
    .selectFrom(
      sql<{ id: string }>`(select distinct unnest(${param("agentIds")}::uuid[]) as id order by 1)`.as("wanted"),
    )
    .select(sql`pg_advisory_xact_lock(hashtextextended(${param("ownerId")}::text || wanted.id::text, 0))`.as("locked")),
);

const lockAgentsOfAppointment = defineQuery<{
  ownerId: string;
  appointmentId: string;
  newAgentId: string | null;
}>()((db, param) =>
  db
    .selectFrom(
      sql<{
        id: string;
      }>`(select distinct unnest(array[agent_id, coalesce(${param("newAgentId")}::uuid, agent_id)]) as id
          from appointments where user_id = ${param("ownerId")}::uuid and id = ${param("appointmentId")}::uuid order by 1)`.as(
        "wanted",
      ),
    )
    .select(sql`pg_advisory_xact_lock(hashtextextended(${param("ownerId")}::text || wanted.id::text, 0))`.as("locked")),
);
