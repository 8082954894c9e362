import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type OneClient = { ownerId: string; clientId: string };

/** A merged record's id means the person it belongs to. */
const personOf = (ownerId: string, clientId: string) =>
  sql<string>`(select coalesce(merged_into, id) from clients where user_id = ${ownerId}::uuid and id = ${clientId}::uuid)`;

/** The client of a link, and the business that writes. */
export const selectMailedClient = defineQuery<OneClient>()((db, param) =>
  db
    .selectFrom("clients as c")
    .innerJoin("user_profiles as p", "p.user_id", "c.user_id")
    .innerJoin("user as u", "u.id", "c.user_id")
    .leftJoin("whatsapp_credentials as k", "k.user_id", "c.user_id")
    .select(["c.mail_stopped_at", "p.company_name", "u.name as owner_name"])
    .select(sql<string | null>`coalesce(c.language, k.preferred_language)`.as("language"))
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .where("c.user_id", "=", param("ownerId"))
    .where("c.id", "=", personOf(param("ownerId"), param("clientId"))),
);

/** Returns no row when it was so already. */
export const setMailStopped = defineQuery<OneClient & { stoppedAt: Temporal.Instant | null }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ mail_stopped_at: param("stoppedAt"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", personOf(param("ownerId"), param("clientId")))
    .where(sql<boolean>`(mail_stopped_at is null) <> (${param("stoppedAt")}::timestamptz is null)`)
    .returning("id"),
);

/** Everyone of the business who has the address. */
export const markMailRefused = defineQuery<{ ownerId: string; email: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ mail_refused_at: param("now"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("email", "=", param("email"))
    .where("mail_refused_at", "is", null),
);
