import { asAdmin } from "../apps/test-cluster.ts";

/** A plan for this many active agents, by someone's word. */
export const buildSubscription = (
  adminUrl: string,
  ownerId: string,
  { maxAgents, end = null }: { maxAgents: number; end?: string | null },
): Promise<void> =>
  asAdmin(adminUrl, (client) =>
    client.query(
      `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, max_agents,
         granted_agents, granted_until)
       values ($1, $2, true, 'premium', $3, $4, $4, $3)`,
      [ownerId, `${ownerId}@example.com`, end, maxAgents],
    ),
  );
