import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type TicketParams = { ownerId: string; year: number; name: string; email: string; description: string };

/** Numbers go up over all years and owners; one that is skipped belongs to a ticket that wasn't kept. */
export const insertTicket = defineQuery<TicketParams>()((db, param) =>
  db
    .insertInto("support_tickets")
    .values({
      user_id: param("ownerId"),
      reference: sql`'DB-' || ${param("year")}::integer || '-' || lpad(nextval('support_ticket_number')::text, 6, '0')`,
      name: param("name"),
      email: param("email"),
      description: param("description"),
    })
    .returning(["id", "reference"]),
);

export const selectLanguage = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectFrom("user_profiles").select("language").where("user_id", "=", param("ownerId")),
);
