import type { OwnerId } from "#domain/owner-id.ts";
import { fitAgents } from "#domain/subscription/fit-agents.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import { deactivateAgents, selectActiveAgents } from "./store.ts";

/**
 * Deactivates the newest agents that the plan no longer includes; their appointments stay. Says how many. The caller
 * holds the owner's `agents` lock.
 */
export const deactivateSurplusAgents = async (tx: Tx, ownerId: OwnerId, maxAgents: number): Promise<number> => {
  const active = await tx.run(selectActiveAgents, { ownerId });
  const agentIds = fitAgents(
    active.map(({ id, created_at }) => ({ id, createdAt: created_at })),
    maxAgents,
  );
  if (agentIds.length === 0) return 0;
  await tx.run(deactivateAgents, { ownerId, agentIds });
  for (const subjectId of agentIds) {
    const details = { reason: "agent-limit", maxAgents };
    await recordAudit(tx, ownerId, { actor: "system", action: "agent.deactivated", subjectId, details });
  }
  return agentIds.length;
};
