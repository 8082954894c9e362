import { sql } from "kysely";
import { defineQuery, defineUnownedQuery, type Query } from "../../../platform/db/query.ts";

type Notice = { ownerId: string; noticeId: string };

type SendingParams = Notice & { account: string | null };

/** Written out, because the linter takes minutes to find it in the joins below. */
export type SendingRow = {
  kind: string;
  status: string;
  appointment_id: string;
  appointment_version: number;
  details: unknown;
  created_at: Temporal.Instant;
  refused_message_id: string | null;
  claimed_ms: number | null;
  current_version: number | null;
  current_status: string | null;
  appointment_date: string | null;
  appointment_time: string | null;
  company_name: string | null;
  owner_name: string;
  wizard_name: string | null;
  time_zone: string;
  country: string | null;
  bot_tone: string | null;
  platform_sender: string | null;
  sender: string | null;
  /** The person, who may have another address by now. */
  client_id: string | null;
  email: string | null;
  channel_choice: string | null;
  mail_stopped_at: Temporal.Instant | null;
  mail_refused_at: Temporal.Instant | null;
  /** How the latest WhatsApp message failed; only known of those who have a mail address. */
  last_failure: string | null;
  /** Where replies to the business go. */
  business_email: string;
  /** From where an earlier try wrote, what and how. */
  tried_sender: string | null;
  tried_body: string | null;
  tried_as: string | null;
  language: string | null;
  opted_out_at: Temporal.Instant | null;
  last_inbound_at: Temporal.Instant | null;
  template_name: string | null;
  template_status: string | null;
  template_id: string | null;
  /** What else the provider has taken for this client. */
  others: string[];
  /** The owner has just written to the client, and that is still on its way. */
  is_behind: boolean;
};

/** `m` is the person whom the notice `n` of the appointment `a` is for. */
const isPersonOfNotice = sql<boolean>`m.id = (select coalesce(r.merged_into, r.id) from clients r
  where r.user_id = n.user_id and r.id = coalesce((n.details ->> 'clientId')::uuid, a.client_id))`;

/** Only those who have a mail address have another way. */
const lastFailure = sql<string | null>`case when m.email is not null
  then last_failure_to(n.user_id, n.recipient) end`;

const otherMessages = sql<string[]>`array(select o.provider_message_id from notices o
  where o.user_id = n.user_id and o.id <> n.id and o.recipient = n.recipient and o.provider_message_id is not null
  order by o.created_at desc limit 50)`;

const isBehindOwner = sql<boolean>`exists (select from messages m
  join conversations v on v.user_id = m.user_id and v.id = m.conversation_id
  where m.user_id = n.user_id and m.client_id = c.id and m.author = 'owner' and m.status in ('queued', 'sending')
    and v.sender = sender_of(n.user_id) and m.updated_at > clock_timestamp() - interval '15 seconds')`;

/** Everything needed to send a notice, with the notice locked: a change of its appointment waits, or came first. */
export const selectForSending: Query<SendingParams, SendingRow> = defineQuery<SendingParams>()((db, param) =>
  db
    .selectFrom("notices as n")
    .innerJoin("user_profiles as p", "p.user_id", "n.user_id")
    .innerJoin("user as u", "u.id", "n.user_id")
    .leftJoin("appointments as a", (join) =>
      join.onRef("a.id", "=", "n.appointment_id").onRef("a.user_id", "=", "n.user_id"),
    )
    // A notice of an opening is about an offer, which is an appointment only once it is taken.
    .leftJoin("waitlist_offers as o", (join) =>
      join.onRef("o.id", "=", "n.appointment_id").onRef("o.user_id", "=", "n.user_id").on("o.state", "=", "open"),
    )
    .leftJoin("platform_sender as s", (join) => join.onTrue())
    .leftJoin("clients as c", (join) =>
      join.onRef("c.user_id", "=", "n.user_id").onRef("c.channel_address", "=", "n.recipient"),
    )
    .leftJoin("clients as m", (join) => join.onRef("m.user_id", "=", "n.user_id").on(isPersonOfNotice))
    .leftJoin("whatsapp_credentials as k", "k.user_id", "n.user_id")
    .leftJoin("whatsapp_windows as w", (join) =>
      join.on(sql<boolean>`w.sender = sender_of(n.user_id)`).onRef("w.client", "=", "n.recipient"),
    )
    .leftJoin("whatsapp_templates as t", (join) =>
      join
        .on("t.account", "=", param("account"))
        .onRef("t.key", "=", "n.kind")
        .on(sql<boolean>`t.language = coalesce(c.language, m.language, k.preferred_language)`),
    )
    .select(["m.id as client_id", "m.email", "m.channel_choice", "m.mail_stopped_at", "m.mail_refused_at"])
    .select([lastFailure.as("last_failure"), sql<string>`coalesce(p.contact_email, u.email)`.as("business_email")])
    .select(["n.sender as tried_sender", "n.body as tried_body", "n.sent_as as tried_as"])
    .select(["n.kind", "n.status", "n.appointment_version", "n.details", "n.created_at", "n.refused_message_id"])
    .select(sql<number | null>`extract(epoch from clock_timestamp() - n.claimed_at)::float8 * 1000`.as("claimed_ms"))
    .select(sql<number | null>`coalesce(a.version, case when o.id is not null then 1 end)`.as("current_version"))
    .select(sql<string | null>`coalesce(a.status, case when o.id is not null then 'held' end)`.as("current_status"))
    .select(["a.appointment_date", "a.appointment_time"])
    .select([
      "p.company_name",
      "p.time_zone",
      "p.country",
      "p.bot_tone",
      "u.name as owner_name",
      "s.address as platform_sender",
    ])
    .select(["w.last_inbound_at", sql<string | null>`wizard_name_of(n.user_id)`.as("wizard_name")])
    .select([
      sql<string | null>`sender_of(n.user_id)`.as("sender"),
      sql<string | null>`coalesce(c.language, m.language, k.preferred_language)`.as("language"),
      sql<Temporal.Instant | null>`opted_out_since(n.user_id, n.recipient, sender_of(n.user_id))`.as("opted_out_at"),
      "n.appointment_id",
      otherMessages.as("others"),
      isBehindOwner.as("is_behind"),
    ])
    .select(["t.name as template_name", "t.status as template_status", "t.provider_id as template_id"])
    .where("n.user_id", "=", param("ownerId"))
    .where("n.id", "=", param("noticeId"))
    .forUpdate("n")
    .$castTo<SendingRow>(),
);

/** A mail has neither a number to write from nor a body that the chat shows. */
type ClaimParams = Notice & { sender: string | null; sentAs: string; body: string | null; now: Temporal.Instant };

export const claimNotice = defineQuery<ClaimParams>()((db, param) =>
  db
    .updateTable("notices")
    .set({
      status: "sending",
      sender: param("sender"),
      sent_as: param("sentAs"),
      body: param("body"),
      written_at: param("now"),
      claimed_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId")),
);

/** For a look into the provider's log: the worker that claimed it before left it unfinished. */
export const claimAgain = defineQuery<Notice>()((db, param) =>
  db
    .updateTable("notices")
    .set({ claimed_at: sql`clock_timestamp()`, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId")),
);

/** Ends a notice that never left. */
export const closeNotice = defineQuery<Notice & { status: string; reason: string | null }>()((db, param) =>
  db
    .updateTable("notices")
    .set({
      status: param("status"),
      reason: param("reason"),
      claimed_at: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId"))
    .where("status", "in", ["queued", "sending"]),
);

/** The provider has it. A report about it may have been faster, and isn't taken back. */
export const recordSent = defineQuery<Notice & { providerMessageId: string; sentAs: string }>()((db, param) =>
  db
    .updateTable("notices")
    .set({
      status: sql`case when status = 'sending' then 'sent' else status end`,
      sent_as: param("sentAs"),
      provider_message_id: param("providerMessageId"),
      reason: sql`case when status = 'sending' then null else reason end`,
      claimed_at: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId"))
    .where(sql<boolean>`refused_message_id is distinct from ${param("providerMessageId")}`),
);

/** Gives the claim back. `queued` when the provider surely hasn't got it; it stays `sending` when nobody knows. */
export const releaseNotice = defineQuery<Notice & { status: string; reason: string }>()((db, param) =>
  db
    .updateTable("notices")
    .set({ status: param("status"), reason: param("reason"), claimed_at: null, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId"))
    .where("status", "=", "sending"),
);

/**
 * The 24-hour window turned out to be closed for a text: the notice waits again, to be sent as a template. A caller
 * that finds it in another state came twice or too late.
 */
export const refuseText = defineQuery<Notice & { messageId: string }>()((db, param) =>
  db
    .updateTable("notices")
    .set({
      status: "queued",
      refused_message_id: param("messageId"),
      provider_message_id: null,
      claimed_at: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId"))
    .where("sent_as", "=", "text")
    .where("status", "in", ["sending", "sent"])
    .where("refused_message_id", "is", null)
    .returning(["sender", sql<string>`recipient`.as("recipient")]),
);

type DeliveryParams = Notice & { status: string; reason: string | null; messageId: string; from: string[] };

/** A report that brings news, judged by the status the notice has. What is said about a refused text is old. */
export const recordDelivery = defineQuery<DeliveryParams>()((db, param) =>
  db
    .updateTable("notices")
    .set({
      status: param("status"),
      reason: param("reason"),
      provider_message_id: param("messageId"),
      claimed_at: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("noticeId"))
    .where(sql<boolean>`status = any(${param("from")}::text[])`)
    .where(sql<boolean>`refused_message_id is distinct from ${param("messageId")}`)
    // A second try may have succeeded where the first failed.
    .where(
      sql<boolean>`(${param("status")} <> 'failed' or coalesce(provider_message_id, ${param("messageId")}) = ${param("messageId")})`,
    )
    .returning("id"),
);

/** What may still leave; after a day nobody waits for it. */
export const countUnderway = defineQuery<{ ownerId: string }>()((db, param) =>
  db
    .selectFrom("notices")
    .select(sql<number>`count(*)`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("status", "in", ["queued", "sending"])
    .where("created_at", ">", sql<Temporal.Instant>`now() - interval '1 day'`),
);

type EnqueueParams = {
  task: string;
  payload: string;
  queue: string;
  key: string;
  maxAttempts: number;
  seconds: number;
};

/** The notice's job once more, later. */
export const enqueueAgain = defineUnownedQuery<EnqueueParams>("no-owners-rows")((db, param) =>
  db.selectNoFrom(
    sql`enqueue_job(${param("task")}::text, ${param("payload")}::json, ${param("queue")}::text,
      now() + make_interval(secs => ${param("seconds")}::double precision), ${param("key")}::text,
      ${param("maxAttempts")}::integer)`.as("enqueued"),
  ),
);
