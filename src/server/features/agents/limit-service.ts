import type { OwnerId } from "#domain/owner-id.ts";
import { maxActiveAgents, type Subscription } from "#domain/subscription/entitlement.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { countActiveAgents, selectSubscription } from "./store.ts";

/** How many agents the owner's plan lets be active. */
export const findMaxActiveAgents = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<number> => {
  const [row] = await tx.run(selectSubscription, { ownerId });
  const subscription: Subscription | null = row
    ? { subscribed: row.subscribed, subscriptionEnd: row.subscription_end, maxAgents: row.max_agents }
    : null;
  return maxActiveAgents(subscription, now);
};

/** Refuses when no further agent may be active. The caller holds the owner's `agents` lock, or the count is a guess. */
export const requireFreePlace = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<void> => {
  const [max, active] = await Promise.all([findMaxActiveAgents(tx, ownerId, now), findActiveAgentCount(tx, ownerId)]);
  if (active >= max) throw new AppError("agent-limit");
};

export const findActiveAgentCount = async (tx: Tx, ownerId: OwnerId): Promise<number> =>
  (await tx.run(countActiveAgents, { ownerId }))[0]?.active ?? 0;
