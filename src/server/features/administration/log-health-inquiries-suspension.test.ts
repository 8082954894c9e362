import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { AdminAppointment, AdminUser } from "#contract/admin/admin.ts";
import type { AdminAuditEntry } from "#contract/admin/admin-audit.ts";
import type { Inquiry } from "#contract/admin/admin-inquiries.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";

const t = await openTestApp();
const administrator = await buildAdministrator(t);

const run = (text: string, values: unknown[] = []) => asAdmin(t.adminUrl, (client) => client.query(text, values));
const ask = async <Body>(path: string): Promise<Body> => (await administrator.call("GET", path)).body as Body;

describe("the administrator's log", () => {
  type Log = { entries: AdminAuditEntry[]; nextCursor: string | null; kinds: string[] };
  const log = (query = "") => ask<Log>(`/api/v1/admin/audit${query}`);

  test("can be added to and read by the app, and never changed or emptied", async () => {
    for (const statement of ["update audit_log set action = 'x.y'", "delete from audit_log", "truncate audit_log"]) {
      const refused = asAdmin(t.adminUrl, async (client) => {
        await client.query("begin; set local role daybook_app");
        await client.query(statement);
      });
      await expect(refused).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("is filtered by kind, person and time, and comes in pages that don't overlap", async () => {
    const owner = await t.owner({ email: "logged@example.com" });
    await run(
      `insert into audit_log (user_id, actor, action, subject_id, created_at)
       select $1, 'owner', case when n % 2 = 0 then 'thing.made' else 'thing.broken' end, n::text,
           timestamptz '2026-05-01Z' + n * interval '1 hour' from generate_series(0, 119) n`,
      [owner.id],
    );
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Log = await log(`?person=${owner.id}&kind=thing${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.entries.map(({ subjectId }) => subjectId ?? ""));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
    const made = await log("?kind=thing.made&from=2026-05-02T00:00:00Z&to=2026-05-02T06:00:00Z");
    expect(made.entries.map(({ subjectId, email }) => [subjectId, email])).toEqual(
      ["28", "26", "24"].map((id) => [id, "logged@example.com"]),
    );
    expect(made.kinds).toEqual(expect.arrayContaining(["thing.broken", "thing.made"]));
    expect((await log("?kind=no-such-kind")).entries).toEqual([]);
    expect((await log(`?person=${randomUUID()}`)).entries).toEqual([]);
  });

  test("a cursor of another list, or a made-up one, is refused", async () => {
    const { nextCursor } = await log("?kind=thing");
    for (const path of [`/api/v1/admin/users?cursor=${nextCursor}`, "/api/v1/admin/audit?cursor=999999999999"]) {
      expect(await administrator.call("GET", path)).toMatchObject({ status: 400, body: { code: "invalid-input" } });
    }
  });
});

describe("the administrator's health page", () => {
  test("has one line for each thing, and says what is wrong", async () => {
    await run("select graphile_worker.add_job('x', '{}', max_attempts => 1)");
    await run("update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1");
    const { lines } = await ask<{ lines: { name: string; state: string; problem: string | null }[] }>(
      "/api/v1/admin/health",
    );
    const found = Object.fromEntries(lines.map(({ name, state, problem }) => [name, `${state} ${problem}`]));
    expect(found).toMatchObject({
      ...{ deadJobs: "warning given-up", queue: "fault no-worker", backup: "warning backup-missing" },
      ...{ mail: "ok null", streams: "ok null" },
    });
  });
});

describe("messages to the administrator", () => {
  const list = async (query: string) =>
    (await ask<{ inquiries: Inquiry[] }>(`/api/v1/admin/inquiries?${query}`)).inquiries;

  test("tickets and contact messages are shown whole, answered by mail and closed", async () => {
    const owner = await t.owner({ language: "de" } as never);
    await owner.call("POST", "/api/v1/support-tickets", {
      ...{ name: "Ada", email: "ada@example.com", description: "Line one\nline two" },
    });
    const contact = { name: "Bo", email: "bo@example.com", message: "Is there a plan?", language: "fr" };
    await t.app.inject({ method: "POST", url: "/api/v1/contact-messages", body: contact });
    expect(await ask("/api/v1/admin/inquiries/new")).toEqual({ tickets: 1, contacts: 1 });

    for (const [kind, text, to] of [
      ["ticket", "Line one\nline two", "ada@example.com"],
      ["contact", "Is there a plan?", "bo@example.com"],
    ] as const) {
      const [inquiry] = await list(`kind=${kind}`);
      expect(inquiry).toMatchObject({ message: text, email: to, state: "new", answers: [] });
      const path = `/api/v1/admin/inquiries/${kind}/${inquiry?.id}`;
      const answer = { answer: "First.\nSecond.", knownAnswers: 0 };
      expect((await administrator.call("POST", `${path}/answers`, answer)).status).toBe(200);
      // When two answer at once, the second is warned.
      expect(await administrator.call("POST", `${path}/answers`, answer)).toMatchObject({ status: 409 });
      const mails = (await queuedMails(t.adminUrl, to)).filter(({ mail }) => mail.kind.endsWith("Answered"));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.mail).toMatchObject({ answer: "First.\nSecond." });
      expect(await list(`kind=${kind}&state=answered`)).toMatchObject([{ answers: [{ text: "First.\nSecond." }] }]);
      await administrator.call("PUT", `${path}/state`, { isClosed: true, knownAnswers: 1 });
      expect(await list(`kind=${kind}&state=closed`)).toHaveLength(1);
      await administrator.call("PUT", `${path}/state`, { isClosed: false, knownAnswers: 1 });
      expect(await list(`kind=${kind}`)).toMatchObject([{ state: "answered" }]);
    }
    expect(await ask("/api/v1/admin/inquiries/new")).toEqual({ tickets: 0, contacts: 0 });
    const actions = await readRows<{ action: string }>(
      t.adminUrl,
      "select action from audit_log where action like 'support-ticket.%' order by id",
    );
    expect(actions.map(({ action }) => action)).toEqual(
      ["created", "answered", "closed", "reopened"].map((done) => `support-ticket.${done}`),
    );
  });

  test("one that isn't there is refused, and so is everyone else", async () => {
    const path = `/api/v1/admin/inquiries/ticket/${randomUUID()}/answers`;
    const body = { answer: "Hello", knownAnswers: 0 };
    expect((await administrator.call("POST", path, body)).status).toBe(404);
    expect((await (await t.owner()).call("POST", path, body)).status).toBe(403);
  });
});

describe("suspending an account", () => {
  const change = (userId: string, to: string, body?: object) =>
    administrator.call("POST", `/api/v1/admin/users/${userId}/${to}`, body);

  test("ends every session at once, refuses new ones, and ends with a word", async () => {
    const owner = await t.owner({ email: "suspended@example.com" });
    await run(
      "insert into command_senders (user_id, address, verified_at, last_used_at) values ($1, 'whatsapp:+34611000999', now(), now())",
      [owner.id],
    );
    expect((await change(owner.id, "suspend", { reason: "" })).status).toBe(400);
    expect((await change(owner.id, "suspend", { reason: "Sends spam" })).status).toBe(200);
    const senders = "select end_reason from command_senders where user_id = $1";
    expect(await readRows(t.adminUrl, senders, [owner.id])).toEqual([{ end_reason: "signed-out" }]);
    expect((await owner.call("GET", "/api/v1/me")).status).toBe(401);
    const session = await t.app.inject({ url: "/api/v1/session", headers: { cookie: owner.cookie } });
    expect(session.json()).toMatchObject({ ended: "suspended" });
    const insert = run("insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')", [
      owner.id,
      randomUUID(),
    ]);
    await expect(insert).rejects.toMatchObject({ code: "DBSUS" });
    const { users } = await ask<{ users: AdminUser[] }>("/api/v1/admin/users?search=suspended@&sort=suspended");
    expect(users).toMatchObject([{ suspension: { reason: "Sends spam" } }]);
    expect((await change(owner.id, "unsuspend")).status).toBe(200);
    await run("insert into session (user_id, token, expires_at) values ($1, $2, now())", [owner.id, randomUUID()]);
    const rows = await readRows<{ action: string }>(
      t.adminUrl,
      `select action from audit_log where subject_id = '${owner.id}' and actor = 'administrator' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["account.suspended", "account.unsuspended"]);
  });

  test("spares the administrator, and refuses who isn't there or isn't allowed", async () => {
    expect(await change(administrator.id, "suspend", { reason: "Me" })).toMatchObject({
      ...{ status: 409, body: { code: "administrator-protected" } },
    });
    await expect(
      run(`update "user" set suspended_at = now(), suspension_reason = 'x' where id = $1`, [administrator.id]),
    ).rejects.toMatchObject({ code: "DBLAS" });
    expect((await change(randomUUID(), "suspend", { reason: "Nobody" })).status).toBe(404);
    const [ada, bob] = [await t.owner(), await t.owner()];
    const path = `/api/v1/admin/users/${bob.id}/suspend`;
    expect((await ada.call("POST", path, { reason: "Rival" })).status).toBe(403);
  });

  test("someone who knows the password learns of the suspension, and nobody else", async () => {
    const email = "informed@example.com";
    const origin = "http://localhost:3000";
    const post = (path: string, payload: object) =>
      t.app.inject({ method: "POST", url: `/api/auth${path}`, headers: { origin }, payload });
    await post("/sign-up/email", { name: "Informed", email, password: "a fine long password" });
    await run(`update "user" set email_verified = true where email = $1`, [email]);
    const [user] = await readRows<{ id: string }>(t.adminUrl, `select id from "user" where email = '${email}'`);
    await change(user?.id ?? "", "suspend", { reason: "Test" });
    const right = await post("/sign-in/email", { email, password: "a fine long password" });
    expect([right.statusCode, right.json().code]).toEqual([403, "ACCOUNT_SUSPENDED"]);
    expect(right.headers["set-cookie"] ?? "").not.toContain("session_token=");
    const wrong = await post("/sign-in/email", { email, password: "another long password" });
    expect(wrong.json().code).toBe("INVALID_EMAIL_OR_PASSWORD");
  });
});

describe("the administrator's lists", () => {
  const lines = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");
  const download = (path: string, cookie = administrator.cookie) => t.app.inject({ url: path, headers: { cookie } });

  test("accounts in the order of each column, each once over all pages, whatever cells are empty", async () => {
    await run(`insert into "user" (id, name, email, last_sign_in_at)
      select gen_random_uuid(), case when n % 3 = 0 then '' else 'Sorted ' || n % 40 end, 'sorted' || n || '@example.com',
          case when n % 4 <> 0 then timestamptz '2026-01-01Z' + n % 7 * interval '1 day' end from generate_series(1, 130) n`);
    await run(`insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_end)
      select id, email, true, 'premium', created_at from "user" where email like 'sorted1%'`);
    const sorts = ["email", "fullName", "company", "lastSignIn", "suspended", "subscription", "status", "expires"];
    for (const sort of sorts) {
      for (const order of ["ascending", "descending"]) {
        for (const [search, count] of [
          ["sorted", 130],
          ["sorted1", 42],
        ] as const) {
          const seen: string[] = [];
          for (let cursor: string | null = ""; cursor !== null; ) {
            const query = `search=${search}&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`;
            const page: { users: AdminUser[]; nextCursor: string | null } = await ask(`/api/v1/admin/users?${query}`);
            seen.push(...page.users.map(({ email }) => email));
            cursor = page.nextCursor;
          }
          expect([sort, order, search, seen.length, new Set(seen).size]).toEqual([sort, order, search, count, count]);
          if (sort === "email")
            expect(seen).toEqual(order === "ascending" ? seen.toSorted() : seen.toSorted().toReversed());
        }
      }
    }
  }, 60_000);

  test("appointments by business, state, day and words; a search for a person is logged while masked", async () => {
    const owner = await t.owner();
    await run("update user_profiles set company_name = 'Salon 100%' where user_id = $1", [owner.id]);
    const agentId = await buildAgent(t.adminUrl, owner.id);
    for (const [index, clientName] of ["=HYPERLINK(1)", "Zoë 50%_off", "@cmd", "Bea"].entries()) {
      const startsAt = `2027-06-0${index + 1}T09:00:00Z`;
      await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, clientName });
    }
    const view = async (body: object) =>
      (
        (await administrator.call("POST", "/api/v1/admin/appointments/view", { includeSensitiveData: true, ...body }))
          .body as { appointments: AdminAppointment[] }
      ).appointments.map(({ clientName }) => clientName);
    const all = ["=HYPERLINK(1)", "Zoë 50%_off", "@cmd", "Bea"];
    expect(await view({ business: owner.id, order: "ascending" })).toEqual(all);
    expect(await view({ business: owner.id, sort: "client", order: "ascending" })).toHaveLength(4);
    expect(await view({ business: owner.id, from: "2027-06-02", to: "2027-06-02" })).toEqual(["Zoë 50%_off"]);
    expect(await view({ business: owner.id, status: "cancelled" })).toEqual([]);
    expect(await view({ search: "zoe" })).toEqual(["Zoë 50%_off"]);
    expect(await view({ search: "5__%" })).toEqual([]);
    expect(await view({ search: "bea", sort: "business" })).toEqual(["Bea"]);
    const before = await readRows(t.adminUrl, "select from audit_log where action = 'appointments.searched'");
    expect(await view({ search: "zoe", includeSensitiveData: false })).toEqual(["Z•••"]);
    const after = await readRows(t.adminUrl, "select from audit_log where action = 'appointments.searched'");
    expect(after.length - before.length).toBe(1);

    const file = await download(`/api/v1/admin/appointments.csv?business=${owner.id}&data=full&order=ascending`);
    const cells = lines(file.body).map((line) => line.split(",")[3]);
    expect(cells).toEqual(["Client", "'=HYPERLINK(1)", "Zoë 50%_off", "'@cmd", "Bea"]);
    const masked = await download(`/api/v1/admin/appointments.csv?business=${owner.id}`);
    expect(masked.body).not.toMatch(/Zoë|HYPERLINK/);
  });

  test("a file of five thousand accounts is whole, in order and one entry in the log", {
    tags: "trial",
    timeout: 30_000,
  }, async () => {
    await run(`insert into "user" (id, name, email)
      select gen_random_uuid(), '-' || n, 'filed' || lpad(n::text, 5, '0') || '@example.com' from generate_series(1, 5000) n`);
    const file = await download("/api/v1/admin/users.csv?search=filed&sort=email&order=ascending");
    expect(file.headers).toMatchObject({ "content-type": "text/csv; charset=utf-8", "cache-control": "no-store" });
    const rows = lines(file.body).slice(1);
    expect(rows).toHaveLength(5000);
    expect(rows.map((line) => line.split(",")[0])).toEqual(
      Array.from({ length: 5000 }, (_, index) => `filed${String(index + 1).padStart(5, "0")}@example.com`),
    );
    expect(rows[0]?.split(",")[1]).toBe("'-1");
    expect(await readRows(t.adminUrl, "select from audit_log where action = 'users.exported'")).toHaveLength(1);
    expect((await download("/api/v1/admin/users.csv", (await t.owner()).cookie)).statusCode).toBe(403);
    expect((await download("/api/v1/admin/users.csv", "")).statusCode).toBe(401);
    expect((await download("/api/v1/admin/users.csv?sort=password")).statusCode).toBe(400);
  });

  test("the log's file has what the filters leave, in words, without a formula", async () => {
    const owner = await t.owner({ email: "filed-log@example.com" });
    await run("update user_profiles set company_name = '=HYPERLINK(1)' where user_id = $1", [owner.id]);
    await run(
      `insert into audit_log (user_id, actor, action, subject_id, details, created_at)
       select $1, 'owner', case when n = 0 then 'unknown.thing' else 'appointment.cancelled' end, n::text,
           jsonb_build_object('n', n), timestamptz '2026-04-01Z' + n * interval '1 minute' from generate_series(0, 2500) n`,
      [owner.id],
    );
    const path = `/api/v1/admin/audit.csv?person=${owner.id}`;
    const whole = lines((await download(path)).body);
    expect(whole[0]).toBe("When,What,By,Email,Company,Details");
    expect(whole[1]).toBe(
      '2026-04-02T17:40:00Z,Appointment: cancelled,Owner,filed-log@example.com,\'=HYPERLINK(1),"2500, n: 2500"',
    );
    expect(whole.at(-1)).toContain("unknown: thing,Owner");
    expect(new Set(whole.map((line) => line.split(",").at(-1))).size).toBe(2_502);
    const narrowed = `${path}&kind=appointment&from=2026-04-01T00:00:00Z&to=2026-04-01T00:10:00Z`;
    expect(lines((await download(narrowed)).body)).toHaveLength(10);
    const german = lines((await download(`${narrowed}&language=de`)).body);
    expect(german[1]).toContain(";Termin: storniert;Inhaber;");
    const noted = await readRows<{ details: object }>(
      t.adminUrl,
      "select details from audit_log where action = 'audit.exported' order by id",
    );
    expect(noted).toHaveLength(3);
    expect(noted[1]?.details).toEqual({
      ...{ person: owner.id, kind: "appointment", from: "2026-04-01T00:00:00Z", to: "2026-04-01T00:10:00Z" },
    });
  }, 30_000);

  test("files of messages, numbers and setups follow the screen, and each is an entry in the log", async () => {
    const owner = await t.owner({ email: "filed-lists@example.com" });
    await run(
      `insert into contact_messages (name, email, message, language, state, answers, created_at)
       select '@' || n, 'filed@example.com', '=1+' || n || E'\\n-2', 'en', case when n <= 1100 then 'closed' else 'new' end,
           '[{"text": "+Yes", "at": "2026-04-01T00:00:00Z"}]', timestamptz '2026-04-01Z' from generate_series(1, 1101) n`,
    );
    await run(
      "insert into whatsapp_phone_numbers (user_id, phone_number, business_name) values ($1, '+34600111222', '+Biz')",
      [owner.id],
    );
    await run(
      "insert into sender_registrations (user_id, business_name, status, created_at, updated_at) values ($1, '-Setup', 'pending', now(), now())",
      [owner.id],
    );
    const closed = (await download("/api/v1/admin/messages.csv?kind=contact&state=closed")).body;
    expect(closed.split("filed@example.com")).toHaveLength(1 + 1_100);
    expect(closed).toContain(`,'@1100,filed@example.com,Closed,"'=1+1100\n'-2","2026-04-01T00:00:00Z\n'+Yes"\r\n`);
    expect((await download("/api/v1/admin/messages.csv?kind=ticket")).body).not.toContain("filed@");
    expect((await download("/api/v1/admin/numbers.csv")).body).toContain(
      "'+34600111222,'+Biz,filed-lists@example.com,",
    );
    expect((await download("/api/v1/admin/registrations.csv")).body).toContain(
      "'-Setup,filed-lists@example.com,,Pending,",
    );
    const noted = await readRows<{ action: string }>(
      t.adminUrl,
      "select action from audit_log where action ~ '^(messages|numbers|registrations)[.]exported' order by id",
    );
    expect(noted.map(({ action }) => action.split(".")[0])).toEqual([
      "messages",
      "messages",
      "numbers",
      "registrations",
    ]);
  }, 30_000);

  test.each(["users", "appointments", "audit", "messages", "numbers", "registrations"])(
    "the file of %s is the administrator's alone",
    async (name) => {
      const path = `/api/v1/admin/${name}.csv?kind=ticket`;
      expect((await download(path, (await t.owner()).cookie)).statusCode).toBe(403);
      expect((await download(path, "")).statusCode).toBe(401);
      expect((await download(`/api/v1/admin/${name}.csv?password=1`)).statusCode).toBe(400);
    },
  );

  // The privacy page promises it of every list that shows who somebody is.
  test.each([
    ["users", "/api/v1/admin/users"],
    ["numbers", "/api/v1/admin/whatsapp-numbers"],
    ["registrations", "/api/v1/admin/sender-registrations"],
    ["messages", "/api/v1/admin/inquiries?kind=ticket"],
  ])("a look at the list of %s is in the log, the same look again within minutes isn't", async (name, path) => {
    const action = `${name}.viewed`;
    await run("delete from audit_log where action = $1", [action]);
    for (let times = 0; times < 3; times++) await ask(path);
    expect(await readRows(t.adminUrl, "select from audit_log where action = $1", [action])).toHaveLength(1);
  });
});
