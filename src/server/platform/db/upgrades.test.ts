// @module-tag trial
import { afterEach, expect, inject, test } from "vitest";
import { createOldDatabase, type OldDatabase } from "../../testing/apps/old-database.ts";

let database: OldDatabase;
afterEach(() => database.drop());

const at = async (before: string): Promise<void> => {
  database = await createOldDatabase(inject("adminUrl"), before);
};

let owners = 0;
const addOwner = async (name = "Ana"): Promise<string> => {
  const [user] = await database.query<{ id: string }>(
    `insert into "user" (name, email, email_verified) values ($1, $2, true) returning id`,
    [name, `owner-${owners++}@example.com`],
  );
  return user?.id ?? "";
};

type Old = { payPal: string | null; subscribed: boolean; tier: string | null; end: string | null };

const addSubscriber = async ({ payPal, subscribed, tier, end }: Old): Promise<string> => {
  const owner = await addOwner();
  const id = payPal === null ? null : `I-OLDSUB${String(owners).padStart(4, "0")}`;
  if (id !== null)
    await database.query(
      `insert into paypal_subscriptions (id, user_id, plan_id, status, agents, provider_created_at, reading, checked_at)
       values ($1, $2, 'P-1', $3, 3, '2026-01-05T00:00Z', 1, now())`,
      [id, owner, payPal],
    );
  await database.query(
    `insert into subscribers (user_id, email, paypal_subscription_id, subscribed, subscription_tier, subscription_end, max_agents)
     values ($1::uuid, $1::uuid || '@example.com', $2, $3, $4, $5, 3)`,
    [owner, id, subscribed, tier, end],
  );
  return owner;
};

const future = "2099-01-01T00:00:00.000Z";
const past = "2026-02-01T00:00:00.000Z";

/** 0020: the state of each is known from then on, and owners who weren't notified of an unpaid one are notified now. */
test.each<[string, Old, { state: string; billed: number | null; reconciles: "now" | "at its end" | null }]>([
  [
    "billed by PayPal",
    { payPal: "ACTIVE", subscribed: true, tier: "agent-based", end: null },
    { state: "active", billed: 3, reconciles: null },
  ],
  [
    "cancelled, but paid for",
    { payPal: "CANCELLED", subscribed: true, tier: "agent-based", end: future },
    { state: "ending", billed: null, reconciles: "at its end" },
  ],
  [
    "cancelled and over",
    { payPal: "CANCELLED", subscribed: false, tier: null, end: past },
    { state: "ended", billed: null, reconciles: null },
  ],
  [
    "suspended while still paid for",
    { payPal: "SUSPENDED", subscribed: true, tier: "agent-based", end: future },
    { state: "ending", billed: null, reconciles: "now" },
  ],
  [
    "suspended and over",
    { payPal: "SUSPENDED", subscribed: false, tier: null, end: past },
    { state: "ended", billed: null, reconciles: "now" },
  ],
  [
    "begun, never approved",
    { payPal: "APPROVAL_PENDING", subscribed: false, tier: null, end: null },
    { state: "none", billed: null, reconciles: null },
  ],
  [
    "given by the operator, without an end",
    { payPal: null, subscribed: true, tier: "premium", end: null },
    { state: "granted", billed: null, reconciles: null },
  ],
  [
    "given by the operator until a day",
    { payPal: null, subscribed: true, tier: "premium", end: future },
    { state: "granted", billed: null, reconciles: "at its end" },
  ],
  [
    "never subscribed",
    { payPal: null, subscribed: false, tier: null, end: null },
    { state: "none", billed: null, reconciles: null },
  ],
])("a subscription from before grace periods: %s", async (_, old, expected) => {
  await at("0020");
  const owner = await addSubscriber(old);
  const other = await addSubscriber({ payPal: "ACTIVE", subscribed: true, tier: "agent-based", end: null });
  await database.upgrade();
  const [row] = await database.query<{ state: string; billed_agents: number | null; reconcile_at: Date | null }>(
    "select state, billed_agents, reconcile_at from subscribers where user_id = $1",
    [owner],
  );
  const reconciles =
    row?.reconcile_at == null ? null : row.reconcile_at.toISOString() === old.end ? "at its end" : "now";
  expect({ state: row?.state, billed: row?.billed_agents, reconciles }).toEqual(expected);
  if (reconciles === "now") expect(Math.abs((row?.reconcile_at?.getTime() ?? 0) - Date.now())).toBeLessThan(300_000);
  const [reading] = await database.query<{ active_since: Date | null; unpaid_since: Date | null }>(
    "select active_since, unpaid_since from paypal_subscriptions where user_id = $1",
    [owner],
  );
  const wasActive = old.payPal !== null && old.payPal !== "APPROVAL_PENDING";
  expect(reading?.active_since?.toISOString() ?? null).toBe(wasActive ? "2026-01-05T00:00:00.000Z" : null);
  expect((reading?.unpaid_since ?? null) !== null).toBe(old.payPal === "SUSPENDED");
  expect(await database.query("select state from subscribers where user_id = $1", [other])).toEqual([
    { state: "active" },
  ]);
});

const addAgent = async (owner: string, name: string): Promise<string> => {
  const [agent] = await database.query<{ id: string }>(
    `insert into agents (user_id, name, email, working_hours) values ($1, $2, 'a@example.com', '{}') returning id`,
    [owner, name],
  );
  return agent?.id ?? "";
};

type Booked = { name: string; phone: string; address: string | null; source: string; service?: string };

const addAppointment = async (owner: string, agent: string, day: number, booked: Booked): Promise<void> => {
  await database.query(
    `insert into appointments (user_id, agent_id, client_name, client_phone, client_address, appointment_date,
       appointment_time, duration, service_type, source, starts_at, ends_at, blocks, updated_at)
     select $1, $2, $3, $4, $5, '2026-03-01'::date + $6::int, '10:00', 30, $7, $8, s, s + interval '30 min',
       tstzrange(s, s + interval '30 min'), '2026-02-20T08:00Z'
       from (select '2026-03-01T10:00Z'::timestamptz + make_interval(days => $6::int) s) begins`,
    [owner, agent, booked.name, booked.phone, booked.address, day, booked.service ?? "Cut", booked.source],
  );
};

/** 0024: what looks the same is written the same, in every table that names something. */
test("names from before one spelling are found by the other spelling", async () => {
  await at("0024");
  const apart = "Jose\u0301";
  const together = "José";
  const owner = await addOwner(apart);
  await database.query("update user_profiles set company_name = $2 where user_id = $1", [owner, apart]);
  const agent = await addAgent(owner, apart);
  await addAppointment(owner, agent, 0, {
    name: apart,
    phone: "1",
    address: null,
    source: "dashboard",
    service: apart,
  });
  await database.query("insert into time_slot_configs (user_id, name) values ($1, $2)", [owner, apart]);
  await database.query(
    `insert into business_breaks (user_id, day_of_week, start_time, end_time, break_name)
     values ($1, 'Monday', '12:00', '13:00', $2)`,
    [owner, apart],
  );
  await database.query(
    `insert into clients (user_id, channel_address, name, profile_name, last_message_at) values ($1, '+1', $2, $2, now())`,
    [owner, apart],
  );
  await database.query(
    "insert into sender_registrations (user_id, business_name, status, created_at) values ($1, $2, 'failed', now())",
    [owner, apart],
  );
  await database.query(
    "insert into whatsapp_phone_numbers (user_id, phone_number, business_name) values ($1, '+15550100001', $2)",
    [owner, apart],
  );
  await database.upgrade();
  const columns = await database.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in
        ('name', 'company_name', 'break_name', 'profile_name', 'client_name', 'service_type', 'business_name')
        and table_name in (select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`,
  );
  const written = new Map<string, string>();
  for (const { table_name, column_name } of columns)
    for (const row of await database.query<{ word: string | null }>(
      `select ${column_name} word from "${table_name}" where ${column_name} like 'Jos%'`,
    ))
      written.set(`${table_name}.${column_name}`, row.word ?? "");
  expect(written.size).toBe(11);
  for (const word of written.values()) expect(word).toBe(together);
});

/** 0025: the name that clients saw becomes the profile's, where that had none. */
test.each<[string, string | null, { number?: string; pending?: string; failed?: string }, string | null]>([
  ["from the number", null, { number: "Salon Sol" }, "Salon Sol"],
  ["from the number, before a new registration", "", { number: "Salon Sol", pending: "Sol Neu" }, "Salon Sol"],
  ["from a registration under way", "  ", { pending: "Sol Neu" }, "Sol Neu"],
  ["not from one that failed", null, { failed: "Sol Alt" }, null],
  ["not over the profile's own", "Ana's", { number: "Salon Sol" }, "Ana's"],
])("a company name from before the wizard's: %s", async (_, company, { number, pending, failed }, expected) => {
  await at("0025");
  const owner = await addOwner();
  await database.query("update user_profiles set company_name = $2 where user_id = $1", [owner, company]);
  if (number)
    await database.query(
      "insert into whatsapp_phone_numbers (user_id, phone_number, business_name) values ($1, '+15550100002', $2)",
      [owner, number],
    );
  for (const [name, status] of [
    [pending, "pending"],
    [failed, "failed"],
  ])
    if (name)
      await database.query(
        "insert into sender_registrations (user_id, business_name, status, created_at) values ($1, $2, $3, now())",
        [owner, name, status],
      );
  await database.upgrade();
  const [profile] = await database.query<{ company_name: string | null }>(
    "select company_name from user_profiles where user_id = $1",
    [owner],
  );
  expect(profile?.company_name ?? null).toBe(expected);
});

/** 0027 and 0028: an address that was in a phone number's place goes; when a time was given is when it was last touched. */
test("appointments from before hidden numbers keep their numbers and lose what isn't one", async () => {
  await at("0027");
  const owner = await addOwner();
  const agent = await addAgent(owner, "Ana");
  const hidden = "ES.1234567890123456789012345678901234567890";
  const booked: Booked[] = [
    { name: "number", phone: "+34611500123", address: "+34611500123", source: "whatsapp" },
    { name: "hidden", phone: hidden.slice(0, 32), address: hidden, source: "whatsapp" },
    { name: "typed", phone: "ask Maria", address: null, source: "dashboard" },
    { name: "corrected", phone: "600 123", address: hidden, source: "whatsapp" },
  ];
  for (const [day, one] of booked.entries()) await addAppointment(owner, agent, day, one);
  await database.upgrade();
  const rows = await database.query<{
    client_name: string;
    client_phone: string;
    booked_for: string | null;
    timed_at: Date;
  }>("select client_name, client_phone, booked_for, timed_at from appointments order by appointment_date");
  expect(rows.map(({ client_name, client_phone }) => [client_name, client_phone])).toEqual([
    ["number", "+34611500123"],
    ["hidden", ""],
    ["typed", "ask Maria"],
    ["corrected", "600 123"],
  ]);
  for (const { booked_for } of rows) expect(booked_for).toBeNull();
});

test("an upgrade across all of them, with rows, changes no appointment's time and loses none", async () => {
  await at("0016");
  const owner = await addOwner();
  const agent = await addAgent(owner, "Ana");
  for (const day of [0, 1, 2])
    await addAppointment(owner, agent, day, {
      name: `c${day}`,
      phone: "+34611500123",
      address: null,
      source: "dashboard",
    });
  const facts = "select id, starts_at, ends_at, blocks::text, version from appointments order by starts_at";
  const before = await database.query(facts);
  expect((await database.upgrade())[0]).toBe("0016_no_trace.sql");
  expect(await database.query(facts)).toEqual(before);
  const timed = await database.query<{ timed_at: Date }>("select timed_at from appointments");
  for (const { timed_at } of timed) expect(timed_at.toISOString()).toBe("2026-02-20T08:00:00.000Z");
});

test("no function of the database reads a view or column under its former name", async () => {
  await at("0061");
  const readers = () =>
    database.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and (prosrc like '%from talks t%' or prosrc like '%settle\\_at%') order by proname`,
    );
  const before = (await readers()).map(({ name }) => name);
  expect(before).toEqual(["erase_client", "forget_what_points_to", "list_subscribers_to_settle"]);
  await database.upgrade();
  expect(await readers()).toEqual([]);
});
