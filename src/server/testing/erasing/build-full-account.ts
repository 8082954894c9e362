import { randomUUID } from "node:crypto";
import pg from "pg";
import { sceneSubscription } from "../apps/fake-paypal.ts";
import type { TestApp } from "../apps/test-app.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import type { TestOwner } from "../builders/build-owner.ts";
import { buildScene } from "../builders/build-scene.ts";

/** An account with something in every table, and what nobody may find afterwards. */
export type FullAccount = { owner: TestOwner; phone: string; words: string[] };

/** As literals for SQL. */
type Facts = { id: string; email: string; phone: string; subscription: string };

const insertRest = ({ id, email, phone, subscription }: Facts): readonly string[] => [
  `update whatsapp_windows set client = ${phone} where sender in (select sender from conversations where user_id = ${id})`,
  `update clients set channel_address = ${phone}, phone = ${phone}
     where user_id = ${id} and channel_address is not null`,
  `update appointments set client_phone = ${phone}, client_address = ${phone} where user_id = ${id}`,
  `update whatsapp_phone_numbers set phone_number = '+9' || substr(${phone}, 2) where user_id = ${id}`,
  "insert into platform_sender (address) values ('+15550100000') on conflict do nothing",
  `insert into platform_threads (client, user_id, written_at) values (${phone}, ${id}, now())`,
  `insert into whatsapp_windows (sender, client, last_inbound_at)
     values ('+15550100000', ${phone}, now()), ('+9' || substr(${phone}, 2), '+34699999999', now())`,
  `insert into two_factor (user_id, secret, backup_codes) values (${id}, 's', 'b')`,
  `insert into used_totp_codes (user_id, code) values (${id}, '123456')`,
  `insert into known_devices (user_id, device_hash) values (${id}, repeat(md5(${id}), 2))`,
  `insert into mailed_codes (scope_hash, user_id, code_hash, tries_left, expires_at)
     values (repeat(md5(${id}), 2), ${id}, 'h', 5, now())`,
  `insert into client_data_links (user_id, client_id, token_hash, expires_at)
     select user_id, id, repeat(md5(id::text), 2), now() from clients where user_id = ${id} limit 1`,
  `insert into booking_pages (user_id) values (${id})`,
  `insert into booking_page_slugs (user_id, slug) values (${id}, 'goner-' || substr(${id}, 1, 8))`,
  `insert into appointment_links (user_id, appointment_id, token_hash)
     select user_id, id, repeat(md5(id::text), 2) from appointments where user_id = ${id} limit 1`,
  `insert into mail_settings (user_id) values (${id}) on conflict do nothing`,
  `insert into idempotency_keys (user_id, key, request_hash) values (${id}, 'k', 'h')`,
  `insert into business_hours (user_id, day_of_week, is_open, start_time, end_time)
     values (${id}, 'Monday', true, '09:00', '17:00') on conflict do nothing`,
  `insert into holiday_choices (user_id, rule, works) values (${id}, '12-25', true)`,
  `insert into audit_log (user_id, actor, action, subject_id) values (${id}, 'owner', 'agent.deleted', ${id})`,
  `insert into payment_events (id, type, paypal_subscription_id, received_at)
     values ('WH-' || ${id}, 'A', ${subscription}, now())`,
  `insert into contact_messages (name, email, message, language, created_at)
     values ('Goner', ${email}, 'hi', 'en', now())`,
  `insert into contact_messages (name, email, message, language, sent_by, created_at)
     values ('Goner', 'elsewhere@example.com', 'I am ' || ${email}, 'en', ${id}, now())`,
  `insert into verification (identifier, value, expires_at)
     values ('sign-in-otp-' || ${email}, '1:0', now()), ('email-verification-otp-' || ${email}, '1:0', now()),
       ('reset:x', ${id}, now()), ('trust-' || ${id}, '{}', now())`,
  `insert into rate_limits (key, window_start, hits)
     values ('/sign-in/email for ' || ${email}, now(), 1), ('/otp for ' || ${email} || ' in 60 s', now(), 1),
       ('message of ' || ${id}, now(), 1)`,
  `select graphile_worker.add_job('advance-conversation', json_build_object('ownerId', ${id}::text), 'of ' || ${id})`,
  `select graphile_worker.add_job('send-notice', json_build_object('ownerId', ${id}::text),
     run_at => now() + interval '1 day', job_key => 'r:' || ${id})`,
  `select graphile_worker.add_job('refresh-subscription', json_build_object('subscription', ${subscription}::text),
     'paypal:' || ${subscription})`,
  `select graphile_worker.add_job('send-push', json_build_object('ownerId', ${id}::text))`,
  `select graphile_worker.add_job('send-mail', json_build_object('to', ${email}::text))`,
  `select graphile_worker.add_job('send-mail', json_build_object('to', 'support', 'from', ${email}::text), max_attempts => 1)`,
  // Given up: nobody will look at it any more.
  "update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1",
];

export const buildFullAccount = async (t: TestApp, phone: string): Promise<FullAccount> => {
  const owner = await t.owner({ name: "Goner Goneson", email: `goner-${randomUUID()}@example.com` });
  const scene = await buildScene(t.adminUrl, owner, "Goner");
  const subscription = sceneSubscription(scene.agentId);
  const { email } = owner;
  await owner.call("POST", "/api/v1/support-tickets", { name: "Goner", email, description: "Goner needs help" });
  const [id, address, number, paypal] = [owner.id, email, phone, subscription].map((text) => pg.escapeLiteral(text));
  await asAdmin(t.adminUrl, async (client) => {
    const facts = { id, email: address, phone: number, subscription: paypal } as Facts;
    for (const text of insertRest(facts)) await client.query(text);
  });
  return { owner, phone, words: [owner.id, email, "Goner", phone, subscription, "+34699999999"] };
};
