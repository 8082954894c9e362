import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

/**
 * How the latest message to each of these addresses ended. What failed before the client last wrote is forgotten: who
 * writes can be reached.
 */
export const selectWays = defineQuery<{ ownerId: string; recipients: string[] }>()((db, param) =>
  db
    .selectFrom(sql<{ address: string }>`unnest(${param("recipients")}::text[])`.as<"r">(sql`r(address)`))
    .select("r.address")
    .select([
      sql<boolean>`opted_out_since(${param("ownerId")}::uuid, r.address, sender_of(${param("ownerId")}::uuid)) is not null`.as(
        "is_opted_out",
      ),
      sql<string | null>`(select case when n.status = 'failed' then n.reason end from notices n
        where n.user_id = ${param("ownerId")}::uuid and n.recipient = r.address
          and n.status in ('failed', 'sent', 'delivered', 'read')
          and not exists (select from clients c join messages m on m.user_id = c.user_id and m.client_id = c.id
            where c.user_id = n.user_id and c.channel_address = n.recipient
              and m.author = 'client' and m.created_at > n.updated_at)
        order by n.created_at desc limit 1)`.as("last_failure"),
    ]),
);

type Upcoming = { ownerId: string; agentId: string | null; now: Temporal.Instant };

/** Who would still come, to one agent or to any. */
export const selectUpcomingClients = defineQuery<Upcoming>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["client_phone", "client_address"])
    .where("user_id", "=", param("ownerId"))
    .where("status", "<>", "cancelled")
    .where("is_test", "=", false)
    .where("starts_at", ">", param("now"))
    .where(sql<boolean>`(${param("agentId")}::uuid is null or agent_id = ${param("agentId")}::uuid)`),
);
