import { asAdmin } from "#server/testing/apps/test-cluster.ts";

type Planted = { accounts: number; appointmentsEach: number };

/** Accounts with a business, a number, a setup, messages and some appointments each, spread over a year; nothing is counted yet. */
export const plantAccounts = (adminUrl: string, { accounts, appointmentsEach }: Planted): Promise<void> =>
  asAdmin(adminUrl, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into "user" (id, name, email, created_at, last_sign_in_at)
       select gen_random_uuid(), case when n % 20 = 0 then 'Rare ' else 'Ana ' end || md5(n::text), 'person' || n || '@example.com',
         timestamptz '2026-01-01Z' + n * interval '1 minute', timestamptz '2026-06-01Z' + (n * 7919 % 500000) * interval '1 minute'
         from generate_series(1, $1::int) n`,
      [accounts],
    );
    for (const statement of planted) await client.query(statement.replace("EACH", String(appointmentsEach)));
    await client.query("set session_replication_role = default");
  });

/** As time and the worker do. */
export const settleAccounts = (adminUrl: string, now: Temporal.Instant): Promise<void> =>
  asAdmin(adminUrl, async (client) => {
    await client.query("vacuum analyze");
    await client.query("select keep_appointment_figures($1)", [now.toString()]);
  });

const people = `(select id, name, email, created_at, substring(email, 'person(\\d+)@')::int as n from "user"
  where email like 'person%@example.com') u`;

const planted = [
  `insert into user_profiles (user_id, company_name) select id, 'Salon ' || md5(n::text) from ${people}`,
  `insert into agents (id, user_id, name, email, working_hours)
   select gen_random_uuid(), id, 'Agent ' || left(md5(n::text), 6), 'a@example.com', '{}' from ${people}`,
  `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end, paypal_subscription_id)
   select id, n || '@example.com', true, 'premium', created_at, 'I-' || n from ${people}`,
  `insert into whatsapp_phone_numbers (user_id, phone_number, created_at)
   select id, '+34' || (600000000 + n), created_at from ${people}`,
  `insert into sender_registrations (user_id, business_name, created_at) select id, 'Salon ' || n, created_at from ${people}`,
  `insert into support_tickets (user_id, reference, name, email, description, created_at)
   select id, 'T' || left(md5(email), 10), name, email, 'Please help', created_at from ${people}`,
  `insert into contact_messages (name, email, language, message, created_at)
   select name, email, 'en', 'Please help', created_at from ${people}`,
  `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
     buffer_time, service_type, status, overbooked, starts_at, ends_at, blocks)
   select g.user_id, g.id, (array['Cleo', 'Maria', 'John'])[1 + u.n % 3] || ' ' || left(md5((u.n * 5 + x)::text), 7),
     '+34 6' || (10000000 + u.n * 5 + x), (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 30, 0,
     case when u.n % 50 = 0 then 'Ondulation' else 'Haircut' end,
     (array['confirmed', 'confirmed', 'pending', 'cancelled'])[1 + (u.n + x) % 4], true, at, at + interval '30 minutes',
     tstzrange(at, at + interval '30 minutes')
   from ${people} join agents g on g.user_id = u.id cross join generate_series(1, EACH) x,
     lateral (select timestamptz '2027-01-01Z' + ((u.n::bigint * 5 + x) * 7919 % 525600) * interval '1 minute') t (at)`,
  `insert into audit_log (user_id, actor, action, subject_id, created_at)
   select user_id, 'owner', case when duration = 30 and status = 'pending' then 'appointment.changed' else 'appointment.created' end,
     id::text, starts_at from appointments`,
];
