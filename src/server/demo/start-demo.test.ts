import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createMovableClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/db/database.ts";
import { testOrigin } from "../testing/apps/sample-app-deps.ts";
import { createTestApp, type TestApp } from "../testing/apps/test-app.ts";
import { asAdmin, cloneDatabase } from "../testing/apps/test-cluster.ts";
import { testSecret } from "../testing/builders/build-owner.ts";
import { readEverything, readRows } from "../testing/read-rows.ts";
import { businessZone, type Demo, startDemo } from "./start-demo.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let testApp: TestApp;
let demo: Demo;
let again: () => Promise<Demo>;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  const db = openDatabase(database.url, 10);
  const options = { db, clock: createMovableClock(), secret: testSecret, publicUrl: testOrigin, simulated: null };
  again = () => startDemo(options);
  demo = await again();
  testApp = await createTestApp({ databaseUrl: database.url, db, plugins: [demo.plugin] });
});
afterAll(async () => {
  await testApp.close();
  await database.drop();
});

const read = (statement: string) => readRows(database.url, statement);

const follow = (url: string) => testApp.app.inject({ url: url.slice(testOrigin.length) });

const cookieOf = (answer: Awaited<ReturnType<typeof follow>>) =>
  String(answer.headers["set-cookie"]).split(";")[0] ?? "";

describe("the demo's business", () => {
  test("has its team, types, hours, breaks and about 400 appointments", async () => {
    const [counts] = await read(`select
      (select count(*)::int from agents where is_active) as agents,
      (select count(*)::int from time_slot_configs where is_active) as types,
      (select count(*)::int from business_hours) as days,
      (select count(*)::int from business_breaks) as breaks,
      (select count(*)::int from whatsapp_phone_numbers where is_active and verification_status = 'verified') as numbers,
      (select count(*)::int from clients where wants_human_since is null) as clients,
      (select count(distinct language)::int from clients) as languages,
      (select count(*)::int from clients where wants_human_since is not null) as waiting,
      (select count(*)::int from waitlist_entries where state = 'waiting') as waits,
      (select count(*)::int from waitlist_offers) as offers,
      (select count(*)::int from appointments where source = 'demo' and overbooked) as overbooked,
      (select count(distinct status)::int from appointments) as statuses`);
    expect(counts).toEqual({
      agents: 4,
      types: 6,
      days: 7,
      breaks: 7,
      numbers: 1,
      clients: 115,
      languages: 5,
      waiting: 1,
      waits: 3,
      offers: 0,
      overbooked: 2,
      statuses: 3,
    });
    const [{ appointments } = {}] = await read("select count(*)::int as appointments from appointments");
    expect(appointments).toBeGreaterThanOrEqual(390);
  });

  test("only what was overbooked overlaps", async () => {
    const pairs = await read(`select a.overbooked <> b.overbooked as deliberate
      from appointments a join appointments b on a.agent_id = b.agent_id and a.id < b.id and a.blocks && b.blocks
      where a.status <> 'cancelled' and b.status <> 'cancelled'`);
    expect(pairs).toEqual([{ deliberate: true }, { deliberate: true }]);
  });

  test("a second start changes nothing, also two at once", async () => {
    const { verification: _, ...before } = await readEverything(database.url);
    const links = await Promise.all([again(), again()]);
    expect(await readEverything(database.url)).toMatchObject(before);
    expect(new Set([demo.signInUrl, ...links.map(({ signInUrl }) => signInUrl)]).size).toBe(3);
  });
});

describe("the link into the demo", () => {
  test("signs in once, then leads to the sign-in page", async () => {
    const first = await follow(demo.signInUrl);
    expect(first.statusCode).toBe(302);
    expect(first.headers).toMatchObject({ location: "/", "cache-control": "no-store" });
    const headers = { cookie: cookieOf(first) };
    const me = await testApp.app.inject({ url: "/api/v1/me", headers });
    expect(me.json()).toMatchObject({ profile: { companyName: "Salón Luna" } });

    const second = await follow(demo.signInUrl);
    expect(second.statusCode).toBe(302);
    expect(second.headers).toMatchObject({ location: "/auth" });
    expect(second.headers).not.toHaveProperty("set-cookie");

    const signOut = await testApp.app.inject({
      method: "POST",
      url: "/api/auth/sign-out",
      headers: { ...headers, origin: testOrigin },
      payload: {},
    });
    expect(signOut.statusCode).toBe(200);
    expect((await testApp.app.inject({ url: "/api/v1/me", headers })).statusCode).toBe(401);
  });

  test("followed by ten at once, it opens one session", async () => {
    const { signInUrl } = await again();
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(signInUrl)));
    expect(answers.filter(({ headers }) => headers.location === "/")).toHaveLength(1);
    expect(await read("select 1 from session")).toHaveLength(1);
  });

  test("isn't spent by a program that only asks for the headers", async () => {
    const { signInUrl } = await again();
    await testApp.app.inject({ method: "HEAD", url: signInUrl.slice(testOrigin.length) });
    expect((await follow(signInUrl)).headers).toMatchObject({ location: "/" });
  });

  test("is too old after a day", async () => {
    const { signInUrl } = await again();
    await asAdmin(database.url, (client) =>
      client.query("update verification set expires_at = expires_at - interval '24 hours'"),
    );
    expect((await follow(signInUrl)).headers).toMatchObject({ location: "/auth" });
    await again();
    expect(await read("select 1 from verification")).toHaveLength(1);
  });

  test("is kept as a hash alone", async () => {
    const token = new URL((await again()).signInUrl).searchParams.get("token") ?? "";
    expect(token.length).toBe(43);
    expect(JSON.stringify(await read("select * from verification"))).not.toContain(token);
  });

  test.each(["", "?token=", "?token=wrong", "?token=a&token=b", "?token[x]=1"])("%s opens nothing", async (query) => {
    const answer = await testApp.app.inject({ url: `/demo/sign-in${query}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ location: "/auth" });
  });

  test("is not there without the demo", async () => {
    const { signInUrl } = await again();
    const plain = await createTestApp({ databaseUrl: database.url });
    const answer = await plain.app.inject({ url: signInUrl.slice(testOrigin.length) });
    await plain.close();
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });
});

test.each([
  ["America/Sao_Paulo", "America/Sao_Paulo"],
  ["UTC", "Europe/Madrid"],
  ["Etc/UTC", "Europe/Madrid"],
  ["Etc/GMT+3", "Europe/Madrid"],
])("on a machine in %s the salon is in %s", (zone, expected) => {
  expect(businessZone(zone)).toBe(expected);
});
