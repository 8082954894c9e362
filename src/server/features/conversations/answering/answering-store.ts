import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../../../platform/db/query.ts";

export type NewOutbound = {
  ownerId: string;
  conversationId: string;
  clientId: string;
  author: "bot" | "owner";
  kind: string;
  text: string;
  opener: string | null;
  options: string;
  status: string;
  now: Temporal.Instant;
};

export const insertOutbound = defineQuery<NewOutbound>()((db, param) =>
  db
    .insertInto("messages")
    .values({
      user_id: param("ownerId"),
      conversation_id: param("conversationId"),
      client_id: param("clientId"),
      author: param("author"),
      kind: param("kind"),
      text: param("text"),
      opener: param("opener"),
      options: sql`${param("options")}::jsonb`,
      status: param("status"),
      created_at: param("now"),
    })
    .returning(["id"]),
);

type Client = { ownerId: string; clientId: string };

export const setClientName = defineQuery<Client & { name: string }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ name: param("name"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

export const setClientLanguage = defineQuery<Client & { language: string }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ language: param("language"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

export const setOptedOut = defineQuery<Client & { at: Temporal.Instant | null }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ opted_out_at: param("at"), updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

type OnNumber = { sender: string; address: string };

const isPlatforms = (sender: string) => sql<boolean>`exists (select from platform_sender where address = ${sender})`;

/** On the number that businesses share, STOP means all of them. */
export const stopOnPlatform = defineUnownedQuery<OnNumber & { now: Temporal.Instant }>("no-owners-rows")((db, param) =>
  db
    .insertInto("platform_opt_outs")
    .columns(["client", "opted_out_at"])
    .expression((eb) =>
      eb
        .selectFrom("platform_sender")
        .select(sql<string>`${param("address")}::text`.as("client"))
        .select(sql<Temporal.Instant>`${param("now")}::timestamptz`.as("opted_out_at"))
        .where("address", "=", param("sender")),
    )
    .onConflict((conflict) => conflict.column("client").doNothing()),
);

export const startOnPlatform = defineUnownedQuery<OnNumber>("no-owners-rows")((db, param) =>
  db
    .deleteFrom("platform_opt_outs")
    .where("client", "=", param("address"))
    .where(isPlatforms(param("sender"))),
);

/** The first request counts: how long somebody has been waiting. */
export const recordHumanRequest = defineQuery<Client & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("clients")
    .set({
      wants_human_since: sql`coalesce(wants_human_since, ${param("now")}::timestamptz)`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);

/** Only signals that something about a client has changed. */
export const touchClient = defineQuery<Client>()((db, param) =>
  db
    .updateTable("clients")
    .set({ updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("clientId")),
);
