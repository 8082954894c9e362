import { sql } from "kysely";
import { defineQuery, defineUnownedQuery } from "../platform/db/query.ts";

type DemoOwnerParams = { ownerId: string; name: string; email: string; zone: string };

/** Returns no row when the address has an account, also one that another process is just making. */
export const insertDemoOwner = defineQuery<DemoOwnerParams>()((db, param) =>
  db
    .insertInto("user")
    .values({
      id: param("ownerId"),
      name: param("name"),
      email: param("email"),
      email_verified: true,
      time_zone: param("zone"),
      language: "en",
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id"),
);

export const selectDemoOwner = defineUnownedQuery<{ email: string }>("signing-in")((db, param) =>
  db.selectFrom("user").select("id").where("email", "=", param("email")),
);

export const insertDemoSubscriber = defineQuery<{ ownerId: string; email: string }>()((db, param) =>
  db.insertInto("subscribers").values({
    user_id: param("ownerId"),
    email: param("email"),
    subscribed: true,
    subscription_tier: "premium",
    max_agents: 5,
    granted_agents: 5,
  }),
);

export const insertDemoNumber = defineQuery<{ ownerId: string; number: string; name: string }>()((db, param) =>
  db.insertInto("whatsapp_phone_numbers").values({
    user_id: param("ownerId"),
    phone_number: param("number"),
    verification_status: "verified",
    business_name: param("name"),
    display_name: param("name"),
  }),
);

/** What is over has been marked, all but today's: a newcomer has something left to mark. A few didn't come. */
export const markDemoOutcomes = defineQuery<{ ownerId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("appointments")
    .set({
      outcome: sql`case when extract(epoch from starts_at)::bigint / 1800 % 19 = 0 then 'no-show' else 'done' end`,
      outcome_at: sql`ends_at`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("status", "=", "confirmed")
    .where("ends_at", "<", sql<Temporal.Instant>`${param("now")}::timestamptz - interval '20 hours'`),
);

type ClientParams = {
  ownerId: string;
  name: string;
  phone: string;
  language: string;
  wantsHumanSince: Temporal.Instant | null;
  firstAt: Temporal.Instant;
  lastAt: Temporal.Instant;
};

export const insertDemoClient = defineQuery<ClientParams>()((db, param) =>
  db
    .insertInto("clients")
    .values({
      user_id: param("ownerId"),
      channel_address: param("phone"),
      phone: param("phone"),
      name: param("name"),
      profile_name: param("name"),
      language: param("language"),
      wants_human_since: param("wantsHumanSince"),
      created_at: param("firstAt"),
      last_message_at: param("lastAt"),
    })
    // A client with an appointment is known already.
    .onConflict((conflict) =>
      conflict.columns(["user_id", "channel_address"]).doUpdateSet((eb) => ({
        profile_name: eb.ref("excluded.profile_name"),
        language: eb.ref("excluded.language"),
        wants_human_since: eb.ref("excluded.wants_human_since"),
        last_message_at: eb.ref("excluded.last_message_at"),
      })),
    )
    .returning("id"),
);

export const selectDemoClients = defineQuery<{ ownerId: string; names: string[] }>()((db, param) =>
  db
    .selectFrom("clients")
    .select(["id", "name"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`name = any(${param("names")}::text[])`),
);

type DemoConversation = { ownerId: string; clientId: string; sender: string; disclosedAt: Temporal.Instant };

export const insertDemoConversation = defineQuery<DemoConversation>()((db, param) =>
  db
    .insertInto("conversations")
    .values({
      user_id: param("ownerId"),
      client_id: param("clientId"),
      sender: param("sender"),
      disclosed_at: param("disclosedAt"),
    })
    .returning("id"),
);

type MessageParams = {
  ownerId: string;
  clientId: string;
  conversationId: string;
  author: string;
  kind: string;
  text: string;
  opener: string | null;
  options: string;
  status: string;
  at: Temporal.Instant;
};

export const insertDemoMessage = defineQuery<MessageParams>()((db, param) =>
  db.insertInto("messages").values({
    user_id: param("ownerId"),
    client_id: param("clientId"),
    conversation_id: param("conversationId"),
    author: param("author"),
    kind: param("kind"),
    text: param("text"),
    opener: param("opener"),
    options: sql`${param("options")}::jsonb`,
    status: param("status"),
    created_at: param("at"),
  }),
);

type LinkParams = { ownerId: string; identifier: string; hours: number };

export const insertSignInLink = defineQuery<LinkParams>()((db, param) =>
  db.insertInto("verification").values({
    identifier: param("identifier"),
    value: param("ownerId"),
    expires_at: sql`now() + make_interval(hours => ${param("hours")})`,
  }),
);

export const deleteExpiredLinks = defineUnownedQuery<{ prefix: string }>("routine")((db, param) =>
  db
    .deleteFrom("verification")
    .where(sql<boolean>`starts_with(identifier, ${param("prefix")})`)
    .where("expires_at", "<=", sql<Temporal.Instant>`now()`),
);

type RedeemParams = { identifier: string; token: string; seconds: number; userAgent: string | null };

/**
 * One statement spends the link and opens the session, so that a link used twice at once opens one. No row: the link
 * is unknown, spent or too old, or its owner is gone.
 */
export const redeemSignInLink = defineUnownedQuery<RedeemParams>("signing-in")((db, param) =>
  db
    .with("redeemed", (inner) =>
      inner
        .deleteFrom("verification")
        .where("identifier", "=", param("identifier"))
        .where("expires_at", ">", sql<Temporal.Instant>`now()`)
        .returning("value"),
    )
    .insertInto("session")
    .columns(["user_id", "token", "expires_at", "user_agent"])
    .expression((inner) =>
      inner
        .selectFrom("redeemed")
        .innerJoin("user", (join) => join.on(sql<boolean>`"user".id = redeemed.value::uuid`))
        .select([
          "user.id",
          sql<string>`${param("token")}::text`.as("token"),
          sql<Temporal.Instant>`now() + make_interval(secs => ${param("seconds")})`.as("expires_at"),
          sql<string | null>`${param("userAgent")}::text`.as("user_agent"),
        ]),
    )
    .returning("id"),
);

/** As a client who wrote then would have opened it. */
export const openDemoWindow = defineUnownedQuery<{ sender: string; client: string; now: Temporal.Instant }>(
  "no-owners-rows",
)((db, param) =>
  db
    .insertInto("whatsapp_windows")
    .values({ sender: param("sender"), client: param("client"), last_inbound_at: param("now") })
    .onConflict((conflict) =>
      conflict.columns(["sender", "client"]).doUpdateSet((eb) => ({
        last_inbound_at: sql`greatest(whatsapp_windows.last_inbound_at, ${eb.ref("excluded.last_inbound_at")})`,
      })),
    ),
);
