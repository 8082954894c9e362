import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

/** How the latest message to each of these addresses ended, and who has opted out. */
export const selectWays = defineQuery<{ ownerId: string; recipients: string[] }>()((db, param) =>
  db
    .selectFrom(sql<{ address: string }>`unnest(${param("recipients")}::text[])`.as<"r">(sql`r(address)`))
    .select("r.address")
    .select([
      sql<boolean>`opted_out_since(${param("ownerId")}::uuid, r.address, sender_of(${param("ownerId")}::uuid)) is not null`.as(
        "is_opted_out",
      ),
      sql<string | null>`last_failure_to(${param("ownerId")}::uuid, r.address)`.as("last_failure"),
    ]),
);

type Upcoming = { ownerId: string; agentId: string | null; now: Temporal.Instant };

/** Who would still come, to one agent or to any. */
export const selectUpcomingClients = defineQuery<Upcoming>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "client_phone", "client_address"])
    .where("user_id", "=", param("ownerId"))
    .where("status", "<>", "cancelled")
    .where("is_test", "=", false)
    .where("starts_at", ">", param("now"))
    .where(sql<boolean>`(${param("agentId")}::uuid is null or agent_id = ${param("agentId")}::uuid)`),
);

/** By number or appointment: the address of the person behind it, and what is known of it. Nobody else is listed. */
export const selectMailWays = defineQuery<{ ownerId: string; recipients: string[]; appointmentIds: string[] }>()(
  (db, param) =>
    db
      .selectFrom("clients as c")
      .select(["c.id", "c.email", "c.channel_choice", "c.mail_refused_at", "c.mail_stopped_at"])
      .select([
        sql<string[]>`array(select r.channel_address from clients r where r.user_id = c.user_id
        and (r.id = c.id or r.merged_into = c.id) and r.channel_address = any(${param("recipients")}::text[]))`.as(
          "addresses",
        ),
        sql<string[]>`array(select a.id from appointments a where a.user_id = c.user_id and a.client_id = c.id
        and a.id = any(${param("appointmentIds")}::uuid[]))`.as("appointment_ids"),
      ])
      .where("c.user_id", "=", param("ownerId"))
      .where("c.email", "is not", null)
      .where(
        sql<boolean>`c.id in (select coalesce(r.merged_into, r.id) from clients r where r.user_id = ${param("ownerId")}::uuid
          and r.channel_address = any(${param("recipients")}::text[])
        union select a.client_id from appointments a where a.user_id = ${param("ownerId")}::uuid
          and a.id = any(${param("appointmentIds")}::uuid[]))`,
      ),
);
