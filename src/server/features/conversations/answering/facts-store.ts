import { sql } from "kysely";
import { mostMessagesPerMinute } from "#domain/conversation/receiving/message-flood.ts";
import type { KnownHouseAnswer } from "#domain/house/house-answer.ts";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import type { KnownStartLink } from "#domain/start-links/read-start.ts";
import { settingsVersion } from "../../../platform/db/kept/settings-version.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import type { LatestNotice } from "../../reminders/service.ts";
import { optedOutSince } from "../number-store.ts";

type Conversation = { ownerId: string; conversationId: string };

/** How often the person didn't come, under whichever address: few rows, from an index of nothing else. */
const noShows = sql<number>`(select count(*) from appointments a where a.user_id = c.user_id
  and a.client_id = coalesce(c.merged_into, c.id) and a.outcome = 'no-show')`;

/** Whether the person runs the day with this phone, or did. */
const commander = sql<Commander | null>`(select json_build_object('id', s.id, 'agentId', s.agent_id,
    'lastUsedAt', s.last_used_at, 'endedAt', s.ended_at, 'chosenAt', s.chosen_at,
    'isActive', coalesce((select a.is_active from agents a where a.user_id = s.user_id and a.id = s.agent_id), true))
  from command_senders s where s.user_id = c.user_id and s.address = c.channel_address)`;

/** Instants as JSON has them. */
type Commander = {
  id: string;
  agentId: string | null;
  lastUsedAt: string;
  endedAt: string | null;
  chosenAt: string | null;
  isActive: boolean;
};

/** The codes by which a phone becomes one that runs the day: as many as the owner has asked for. */
const openCodes = sql<string[]>`array(select k.code_hash from command_codes k where k.user_id = c.user_id)`;

type WaitRow = WaitlistRequest & {
  id: string;
  client_id: string;
  offer: { id: string; agentId: string; date: string; time: string; until: string } | null;
};

/** What the person waits for, under whichever address, and what is held for them. */
const waits = sql<WaitRow[]>`coalesce((select json_agg(json_build_object('id', e.id, 'client_id', e.client_id,
    'typeId', e.appointment_type_id, 'agentId', e.agent_id, 'from', e.from_date, 'to', e.to_date,
    'fromTime', to_char(e.from_time, 'HH24:MI'), 'toTime', to_char(e.to_time, 'HH24:MI'),
    'offer', (select json_build_object('id', o.id, 'agentId', o.agent_id, 'date', o.appointment_date,
        'time', to_char(o.appointment_time, 'HH24:MI'),
        'until', to_char(o.held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from waitlist_offers o where o.user_id = e.user_id and o.entry_id = e.id and o.state = 'open'))
    order by e.created_at, e.id)
  from waitlist_entries e join clients p on p.user_id = e.user_id and p.id = e.client_id
  where e.user_id = c.user_id and e.state = 'waiting'
    and coalesce(p.merged_into, p.id) = coalesce(c.merged_into, c.id)), '[]')`;

/** The questions of the conversation `v` that wait for the team, the oldest first. */
const openQuestions = sql<string[]>`array(select q.words from client_questions q
  where q.user_id = v.user_id and q.conversation_id = v.id and q.state = 'open' order by q.asked_at)`;

/**
 * The last message sent unasked to the client `c` of a conversation `v`; those that were never sent, or were withdrawn, don't
 * count. Nor does what is stamped later than it can be, before the clock was set back: it would hide what was sent since.
 */
const latestNotice = (until: Temporal.Instant) =>
  sql<LatestNotice | null>`(select json_build_object('kind', n.kind, 'appointmentId', n.appointment_id,
      'version', n.appointment_version, 'writtenAt', n.written_at)
    from notices n where n.user_id = v.user_id and n.recipient = c.channel_address and n.body is not null
      and n.sender = v.sender and n.status in ('sending', 'sent', 'delivered', 'read') and n.written_at <= ${until}
    order by n.written_at desc, n.id desc limit 1)`;

/** The state of a conversation and its client, locked: its messages are answered one at a time. */
export const lockConversation = defineQuery<Conversation & { until: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("conversations as v")
    .innerJoin("clients as c", (join) => join.onRef("c.id", "=", "v.client_id").onRef("c.user_id", "=", "v.user_id"))
    // Everyone who writes has an address to write from.
    .select((eb) => eb.ref("c.channel_address").$notNull().as("channel_address"))
    .select(["v.id", "v.sender", "v.state", "v.command_state", "c.id as client_id", "c.phone", "c.name", "c.language"])
    .select(["c.profile_name", "v.disclosed_at"])
    .select(["c.is_blocked", "c.bot_paused_until", "v.claimed_by", "v.due_at"])
    .select(noShows.as("no_shows"))
    .select([commander.as("commander"), openCodes.as("codes")])
    .select([waits.as("waits"), openQuestions.as("questions")])
    .select(sql<boolean>`v.sender in (select address from platform_sender)`.as("is_platform"))
    .select(optedOutSince("v").as("opted_out_at"))
    // Read before any settings are.
    .select((eb) => settingsVersion(eb.ref("v.user_id")).as("settings_version"))
    .select(latestNotice(param("until")).as("latest_notice"))
    .where("v.user_id", "=", param("ownerId"))
    .where("v.id", "=", param("conversationId"))
    // Not against those who only refer to it, as what the owner writes does.
    .forNoKeyUpdate("v"),
);

/** How many messages the person had sent in the minute up to this one; of someone who floods only as many as are too many. */
const recentCount = sql<number>`(select count(*) from (select from messages n where n.user_id = m.user_id
    and n.client_id = m.client_id and n.author = 'client' and n.created_at > m.created_at - interval '1 minute'
    and (n.created_at, n.position) <= (m.created_at, m.position)
    order by n.created_at desc, n.position desc limit ${sql.lit(mostMessagesPerMinute + 2)}) latest)`;

/**
 * What a conversation has to do, the oldest first: messages without an answer, and those that, as far as is known, weren't
 * sent: they wait, or the result of sending them is unknown.
 */
export const selectOpenMessages = defineQuery<Conversation>()((db, param) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom("messages as m")
        .select(["m.id", "m.status", "m.kind", "m.text", "m.choice_id", "m.reason", "m.created_at"])
        .select(recentCount.as("recent_count"))
        .where("m.user_id", "=", param("ownerId"))
        .where("m.conversation_id", "=", param("conversationId"))
        .where("m.status", "=", sql.lit("received"))
        .orderBy("m.position")
        .limit(10)
        .as("waiting"),
    )
    .selectAll()
    .unionAll((eb) =>
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom("messages as m")
            .select(["m.id", "m.status", "m.kind", "m.text", "m.choice_id", "m.reason", "m.created_at"])
            .select(sql<number>`0::bigint`.as("recent_count"))
            .where("m.user_id", "=", param("ownerId"))
            .where("m.conversation_id", "=", param("conversationId"))
            .where(sql<boolean>`m.status in ('queued', 'sending')`)
            // In its order the index of what waits is read; without one, all of the owner's messages may be.
            .orderBy("m.position")
            .as("unsent"),
        )
        .selectAll(),
    ),
);

/** What the bot may say about the business, all of it settings, and whether it may book: by its subscription and the number written to. */
export const selectBusinessSide = defineQuery<{ ownerId: string; sender: string }>()((db, param) =>
  db
    .selectFrom("user_profiles as p")
    .innerJoin("user as u", "u.id", "p.user_id")
    .leftJoin("whatsapp_credentials as k", "k.user_id", "p.user_id")
    .leftJoin("subscribers as s", "s.user_id", "p.user_id")
    .select(["p.company_name", "u.name as owner_name", "u.email as owner_email", "p.contact_phone", "p.contact_email"])
    .select(sql<string | null>`wizard_name_of(p.user_id)`.as("wizard_name"))
    .select([
      "p.cancel_cutoff_hours",
      "p.max_active_bookings",
      "p.no_show_rule",
      "p.no_show_limit",
      "k.preferred_language",
      "p.currency",
    ])
    .select(["p.business_address", "p.bot_greeting", "p.bot_tone"])
    .select(
      sql<
        KnownHouseAnswer[]
      >`(select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'keywords', h.keywords,
        'answer', h.answer) order by h.created_at, h.id), '[]') from house_answers h where h.user_id = p.user_id)`.as(
        "house_answers",
      ),
    )
    .select(
      sql<
        KnownStartLink[]
      >`(select coalesce(json_agg(json_build_object('id', l.id, 'code', l.code, 'agentId', l.agent_id,
        'typeId', l.appointment_type_id)), '[]') from start_links l
        where l.user_id = p.user_id and l.deleted_at is null)`.as("start_links"),
    )
    .select(["s.subscribed", "s.subscription_end", "u.deletion_requested_at", "u.suspended_at"])
    .select(
      sql<boolean>`exists (select from whatsapp_phone_numbers n where n.user_id = p.user_id
        and n.phone_number = ${param("sender")} and n.is_active)`.as("is_own_number"),
    )
    .where("p.user_id", "=", param("ownerId")),
);
