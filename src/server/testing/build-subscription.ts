import { asAdmin } from "./test-cluster.ts";

/** A paid plan for this many active agents. */
export const buildSubscription = (
  adminUrl: string,
  ownerId: string,
  { maxAgents, end = null }: { maxAgents: number; end?: string | null },
): Promise<void> =>
  asAdmin(adminUrl, (client) =>
    client.query(
      `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, max_agents)
       values ($1, $2, true, 'agent-based', $3, $4)`,
      [ownerId, `${ownerId}@example.com`, end, maxAgents],
    ),
  );
