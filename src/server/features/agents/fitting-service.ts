import type { OwnerId } from "#domain/owner-id.ts";
import { fitAgents } from "#domain/subscription/fit-agents.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { runWithoutOffers } from "../waitlist/offering-service.ts";
import { deactivateAgents, reactivateOldest, selectActiveAgents } from "./store.ts";

/**
 * Deactivates the newest agents that the plan no longer includes; their appointments stay. Says which. The caller
 * holds the owner's `agents` lock.
 */
export const deactivateSurplusAgents = async (tx: Tx, ownerId: OwnerId, maxAgents: number): Promise<string[]> => {
  const active = await tx.run(selectActiveAgents, { ownerId });
  const agentIds = fitAgents(
    active.map(({ id, created_at }) => ({ id, createdAt: created_at })),
    maxAgents,
  );
  if (agentIds.length === 0) return [];
  await tx.run(deactivateAgents, { ownerId, agentIds });
  for (const subjectId of agentIds) {
    const details = { reason: "agent-limit", maxAgents } as const;
    await recordAudit(tx, ownerId, { actor: "system", action: "agent.deactivated", subjectId, details });
  }
  return agentIds;
};

/** Who would be deactivated if only this many could be active, by name. */
export const findSurplusNames = async (tx: Tx, ownerId: OwnerId, maxAgents: number): Promise<string[]> => {
  const active = await tx.run(selectActiveAgents, { ownerId });
  const leaving = fitAgents(
    active.map(({ id, created_at }) => ({ id, createdAt: created_at })),
    maxAgents,
  );
  return leaving.map((id) => active.find((agent) => agent.id === id)?.name ?? "");
};

/** Brings back those that are still there, the oldest first and no more than may be active. The caller holds the lock. */
export const reactivateAgents = async (
  { tx, clock, ownerId }: Pick<BookingContext, "tx" | "clock" | "ownerId">,
  agentIds: readonly string[],
  maxAgents: number,
): Promise<void> => {
  const active = await tx.run(selectActiveAgents, { ownerId });
  const places = Math.max(0, maxAgents - active.length);
  const reactivate = () => tx.run(reactivateOldest, { ownerId, agentIds: [...agentIds], places });
  for (const { id } of await runWithoutOffers({ tx, clock, ownerId }, reactivate)) {
    const details = { reason: "payment-mended", maxAgents } as const;
    await recordAudit(tx, ownerId, { actor: "system", action: "agent.activated", subjectId: id, details });
  }
};
