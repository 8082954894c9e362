import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { findActiveAgentCount } from "../agents/limit-service.ts";
import { presentSubscription } from "./present.ts";
import { decideFor, toKnown } from "./reconciling/reconcile-service.ts";
import { selectSubscriber, selectSubscriptions } from "./store.ts";

/** As it is on record at this moment: also right when the job that notes an end is late. */
export const findStatus = async (
  { db, clock }: { db: Database; clock: Clock },
  ownerId: OwnerId,
): Promise<SubscriptionStatus> => {
  const [[row], rows, activeAgents] = await db.read(ownerId, (tx) => [
    tx.run(selectSubscriber, { ownerId }),
    tx.run(selectSubscriptions, { ownerId }),
    findActiveAgentCount(tx, ownerId),
  ]);
  const now = clock.now();
  return presentSubscription({
    decision: decideFor(row ?? null, rows, now),
    known: rows.map(toKnown),
    activeAgents,
    deactivatedAgents: row?.deactivated_agents ?? 0,
    now,
  });
};
