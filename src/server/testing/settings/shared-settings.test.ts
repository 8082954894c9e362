import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { saveReading } from "../../features/external-calendars/reading-service.ts";
import { findSenderAndCountry } from "../../features/notices/service.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { settingsVersion } from "../../platform/db/kept/settings-version.ts";
import { migrateDatabase } from "../../platform/db/migrate-database.ts";
import { defineQuery } from "../../platform/db/query.ts";
import { schemaConnection } from "../../platform/db/role/connection-settings.ts";
import { createTestApp, type TestApp } from "../apps/test-app.ts";
import { asAdmin, createEmptyDatabase } from "../apps/test-cluster.ts";

const selectVersion = defineQuery<{ ownerId: string }>()((db, param) =>
  db.selectNoFrom(settingsVersion(param("ownerId")).as("version")),
);

type Versioned = Pick<TestApp, "db">;
const versionOf = async ({ db }: Versioned, ownerId: OwnerId): Promise<string | null> => {
  const [row] = await db.withOwner(ownerId, (tx) => tx.run(selectVersion, { ownerId }));
  return row?.version ?? null;
};

const connected = async (config: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(config);
  await client.connect();
  return client;
};

describe("what changes for everybody, while an owner changes something", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());
  const connect = () => connected({ connectionString: t.adminUrl });

  test("holidays that are filled while a business chooses its country", async () => {
    const { id } = await t.owner();
    const [chooser, filler] = [await connect(), await connect()];
    await chooser.query("begin");
    await chooser.query("update user_profiles set holiday_country = 'ES' where user_id = $1", [id]);
    await filler.query("begin");
    await filler.query(`insert into public_holidays (country, region, day, rule, is_public, names)
      values ('ES', '', '2027-06-02', 'a new day', true, '{}')`);
    // Whichever is committed second waits for the first, and leaves another version.
    const choosing = chooser.query("commit");
    const isChosen = await Promise.race([choosing.then(() => true), pause(300).then(() => false)]);
    const between = isChosen ? await versionOf(t, id) : null;
    await filler.query("commit");
    await choosing;
    expect(await versionOf(t, id)).not.toBe(between);
    await Promise.all([chooser.end(), filler.end()]);
  });

  test("the platform's number, while somebody signs up", async () => {
    await asAdmin(t.adminUrl, (client) =>
      client.query("insert into platform_sender (address) values ('+15550100000')"),
    );
    const operator = await connect();
    await operator.query("begin");
    await operator.query("update platform_sender set address = '+15550100009'");
    const signingUp = t.owner();
    const early = await Promise.race([signingUp, pause(300).then(() => null)]);
    const senderOf = async (ownerId: OwnerId) => {
      const version = await versionOf(t, ownerId);
      return (await t.db.withOwner(ownerId, (tx) => findSenderAndCountry(tx, ownerId, version))).sender;
    };
    if (early) await senderOf(early.id);
    await operator.query("commit");
    await operator.end();
    expect(await senderOf((await signingUp).id)).toBe("+15550100009");
  });

  test("a holiday that is put right counts at once", async () => {
    const { id } = await t.owner();
    await asAdmin(t.adminUrl, async (client) => {
      await client.query("update user_profiles set holiday_country = 'PT' where user_id = $1", [id]);
      await client.query(`insert into public_holidays (country, region, day, rule, is_public, names)
        values ('PT', '', '2027-06-03', 'not a day off', false, '{}')`);
    });
    const before = await versionOf(t, id);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update public_holidays set is_public = true where country = 'PT'"),
    );
    expect(await versionOf(t, id)).not.toBe(before);
  });

  test("a calendar elsewhere that says the same again changes nothing", async () => {
    const { id: ownerId } = await t.owner();
    const [agentId, calendarId] = [randomUUID(), randomUUID()];
    await asAdmin(t.adminUrl, async (client) => {
      await client.query(
        `insert into agents (id, user_id, name, email, working_hours) values ($1, $2, 'Ana', $3, '{}')`,
        [agentId, ownerId, `${agentId}@example.com`],
      );
      await client.query(
        `insert into external_calendars (id, user_id, agent_id, kind, name, host, due_at)
          values ($1, $2, $3, 'ical', 'Private', 'example.com', now())`,
        [calendarId, ownerId, agentId],
      );
    });
    const hour = 3_600_000;
    const startMs = Math.ceil(t.clock.now().epochMilliseconds / hour) * hour + 48 * hour;
    const spans = Array.from({ length: 20 }, (_, n) => ({
      startMs: startMs + n * hour,
      endMs: startMs + n * hour + 60_000,
    }));
    const read = (said: typeof spans) =>
      saveReading({ db: t.db, clock: t.clock } as never, { ownerId, calendarId }, {
        ...{ kind: "read", etag: null },
        reading: { ok: true, spans: said, ours: [], unread: 0 },
      } as never);
    await read(spans);
    const before = await versionOf(t, ownerId);
    await read(spans);
    expect(await versionOf(t, ownerId)).toBe(before);
    await read(spans.slice(1));
    expect(await versionOf(t, ownerId)).not.toBe(before);
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("whoever owns the schema changes everybody's settings by hand, too", async () => {
  const made = await createEmptyDatabase(inject("adminUrl"));
  const plainUser = `plain_${randomUUID().slice(0, 8)}`;
  await asAdmin(made.url, async (client) => {
    const name = new URL(made.url).pathname.slice(1);
    await client.query(`create role ${plainUser} login createrole password 'plain'`);
    await client.query(`grant daybook_app to ${plainUser} with admin option`);
    await client.query(`alter database ${name} owner to ${plainUser}`);
    await client.query(`alter schema public owner to ${plainUser}`);
  });
  const url = new URL(made.url);
  url.username = plainUser;
  url.password = "plain";
  await migrateDatabase(url.href);
  const ada = randomUUID() as string as OwnerId;
  const setUp = await connected(schemaConnection(url.href));
  await setUp.query(`insert into "user" (id, name, email) values ('${ada}', 'Ada', '${ada}@example.com')`);
  await setUp.query("update user_profiles set holiday_country = 'ES'");
  await setUp.end();
  const db = openDatabase(url.href, 2);
  const byHand = await connected({ connectionString: url.href });
  const versions = [await versionOf({ db }, ada)];
  for (const change of [
    "insert into platform_sender (address) values ('+15550100000')",
    `insert into public_holidays (country, region, day, rule, is_public, names)
      values ('ES', '', '2031-05-02', 'a new day', true, '{}')`,
    "delete from public_holidays",
  ]) {
    await byHand.query(change);
    versions.push(await versionOf({ db }, ada));
  }
  expect(new Set(versions).size).toBe(4);
  await byHand.end();
  await db.close();
  await made.drop();
  await asAdmin(inject("adminUrl"), (client) => client.query(`drop role ${plainUser}`));
});
