import { createWriteStream, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { startFakeS3 } from "../../testing/apps/fake-s3.ts";
import { createOldDatabase } from "../../testing/apps/old-database.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin, createEmptyDatabase } from "../../testing/apps/test-cluster.ts";
import { buildScene } from "../../testing/builders/build-scene.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { parseConfig } from "../config.ts";
import { migrateDatabase, readMigrations } from "../db/migrate-database.ts";
import { checkIsolation } from "../db/role/check-isolation.ts";
import { createDiskStorage } from "../storage/create-disk-storage.ts";
import { storageKey } from "../storage/storage.ts";
import { manifestName, writeArchive } from "./archive.ts";
import { type BackupSource, backUp } from "./back-up.ts";
import { backupName } from "./backup-place.ts";
import { listTables } from "./list-tables.ts";
import { backupRoutines } from "./nightly-backup.ts";
import { openBackupPlace } from "./open-backup-place.ts";
import { countPresent, inspectArchive, readSecret, restoreBackup } from "./restore-backup.ts";
import { removeOldBackups, runBackup } from "./run-backup.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dir = tempDir();
const testApp = await openTestApp();
const files = createDiskStorage(join(dir.path, "files"));
const secret = "a-secret-of-at-least-thirty-two-characters";
const picture = Buffer.from([0, 255, 10, 13, 0, 92]);
let pictureKey = "";
const archive = join(dir.path, "whole.tar.gz");
const dropped: (() => Promise<void>)[] = [];

const source = (url = testApp.adminUrl): BackupSource => ({
  url,
  storage: files,
  authSecret: secret,
  keepsSecret: true,
  onProgress: () => {},
});

const newDatabase = async (): Promise<string> => {
  const made = await createEmptyDatabase(inject("adminUrl"));
  dropped.push(made.drop);
  return made.url;
};

/** Every row of every table that travels, and the waiting jobs, as one text per table. */
const contentOf = async (url: string): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  await asAdmin(url, async (client) => {
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as sum from "${name}" r`,
      );
      content[name] = rows[0]?.sum ?? "";
    }
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row(t.identifier, j.payload::text, q.queue_name, j.run_at, j.key, j.max_attempts)::text, '|'
         order by j.id)), '') as sum from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         left join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.attempts < j.max_attempts`,
    );
    content["waiting jobs"] = rows[0]?.sum ?? "";
  });
  return content;
};

beforeAll(async () => {
  const owner = await testApp.owner();
  await buildScene(testApp.adminUrl, owner, "Own");
  await buildScene(testApp.adminUrl, await testApp.owner(), "Other");
  pictureKey = `profile-images/${owner.id}/1800000000777.jpg`;
  await readRows(
    testApp.adminUrl,
    `insert into files (user_id, bucket, path, content_type, size_bytes, created_at)
     values ($1::uuid, 'profile-images', $1::uuid || '/1800000000777.jpg', 'image/jpeg', 6, now())`,
    [owner.id],
  );
  await files.put(storageKey(pictureKey) as never, picture, "image/jpeg");
  // More than one part of the archive holds, and text with everything that COPY has to escape.
  await readRows(
    testApp.adminUrl,
    `insert into audit_log (user_id, actor, action, details)
     select $1, 'owner', 'test.filled', jsonb_build_object('text', E'tab\\t line\\n back\\\\slash \\\\N ☕ ' || repeat(md5(n::text), 300))
       from generate_series(1, 1000) n`,
    [owner.id],
  );
  await readRows(
    testApp.adminUrl,
    "select graphile_worker.add_job('send-mail', '{}', queue_name => 'q', job_key => 'k')",
  );
  await backUp(source(), createWriteStream(archive));
});
afterAll(async () => {
  for (const drop of dropped) await drop();
  dir[Symbol.dispose]();
});

describe("a backup", () => {
  test("becomes the same database elsewhere: rows, sequences, jobs, pictures, isolation", async () => {
    const url = await newDatabase();
    const elsewhere = createDiskStorage(join(dir.path, "elsewhere"));
    const reported: string[] = [];
    const manifest = await inspectArchive(archive);
    await restoreBackup(archive, manifest, { url, storage: elsewhere, onProgress: (what) => void reported.push(what) });
    expect(await contentOf(url)).toEqual(await contentOf(testApp.adminUrl));
    expect(Buffer.from((await elsewhere.get(storageKey(pictureKey) as never)) ?? [])).toEqual(picture);
    expect(reported).toEqual(expect.arrayContaining(["pictures", "appointments", "waiting jobs"]));
    expect(await readSecret(archive)).toBe(secret);
    await checkIsolation(url);
    const forced =
      "select count(*)::int as count from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace and not relforcerowsecurity";
    expect(await readRows(url, forced)).toEqual([{ count: 0 }]);
    const enabled = "select count(*)::int as count from pg_trigger where tgenabled = 'D' and not tgisinternal";
    expect(await readRows(url, enabled)).toEqual([{ count: 0 }]);
    const keys =
      "select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace";
    expect(await readRows(url, keys)).toEqual(await readRows(testApp.adminUrl, keys));
    // Numbers go on where they were.
    await readRows(
      url,
      `insert into audit_log (user_id, actor, action) select id, 'owner', 'test.next' from "user" limit 1`,
    );
  });

  test("goes into a database of a user who isn't a superuser, twice", { tags: "trial" }, async () => {
    const superUrl = await newDatabase();
    const user = `plain_restore_${process.pid}`;
    const name = new URL(superUrl).pathname.slice(1);
    await asAdmin(superUrl, async (client) => {
      await client.query(`create role ${user} login createrole password 'plain'`);
      await client.query(`grant daybook_app to ${user} with admin option`);
      await client.query(`alter database ${name} owner to ${user}`);
    });
    dropped.push(() => asAdmin(inject("adminUrl"), (client) => client.query(`drop role ${user}`)));
    const plain = new URL(superUrl);
    plain.username = user;
    plain.password = "plain";
    const manifest = await inspectArchive(archive);
    await restoreBackup(archive, manifest, source(plain.href));
    await checkIsolation(plain.href);
    const path = join(dir.path, "plain.tar.gz");
    await backUp(source(plain.href), createWriteStream(path));
    await vi.waitFor(async () => restoreBackup(path, await inspectArchive(path), source(plain.href)), {
      timeout: 60_000,
      interval: 500,
    });
    expect(await contentOf(superUrl)).toEqual(await contentOf(testApp.adminUrl));
  });

  test("sees one moment, no matter who writes meanwhile", { tags: "trial" }, async () => {
    let isOver = false;
    const writer = new pg.Client({ connectionString: testApp.adminUrl });
    await writer.connect();
    const writing = (async () => {
      for (let n = 0; !isOver; n++)
        await writer.query(`insert into "user" (name, email) values ('Busy', 'busy-${n}@example.com')`);
    })();
    const path = join(dir.path, "busy.tar.gz");
    await backUp(source(), createWriteStream(path));
    isOver = true;
    await writing;
    await writer.end();
    const url = await newDatabase();
    await restoreBackup(path, await inspectArchive(path), { ...source(url) });
    // Each account has its profile by a trigger, in the same transaction.
    const [row] = await readRows<{ users: number; profiles: number }>(
      url,
      `select (select count(*)::int from "user") as users, (select count(*)::int from user_profiles) as profiles`,
    );
    expect(row?.users).toBe(row?.profiles);
    await readRows(testApp.adminUrl, `delete from "user" where name = 'Busy'`);
  });

  test("replaces the present data, says before how much that is, and needs to be alone", {
    tags: "trial",
  }, async () => {
    const url = await newDatabase();
    expect(await countPresent(url)).toBeNull();
    await migrateDatabase(url);
    await readRows(url, `insert into "user" (name, email) values ('Old', 'old@example.com')`);
    expect(await countPresent(url)).toEqual({ accounts: 1, appointments: 0 });
    const manifest = await inspectArchive(archive);
    const other = new pg.Client({ connectionString: url });
    other.on("error", () => {});
    await other.connect();
    await expect(restoreBackup(archive, manifest, source(url))).rejects.toThrow("Stop Daybook first");
    await other.end();
    await vi.waitFor(async () => restoreBackup(archive, manifest, source(url)), { timeout: 60_000, interval: 500 });
    expect(await readRows(url, `select from "user" where name = 'Old'`)).toEqual([]);
    expect(await contentOf(url)).toEqual(await contentOf(testApp.adminUrl));
  });
});

/** Every schema since clients write, in the long form; in the short one the last that many businesses run. */
const earlier = process.env["LONG_TRIALS"]
  ? readMigrations().flatMap(({ name }) => (name > "0008" ? [name.slice(0, 4)] : []))
  : ["0035"];

describe("a backup of an earlier schema", () => {
  test.each(earlier)(
    "with its rows, from before %s, is restored and brought up to date",
    { tags: "trial" },
    async (before) => {
      const old = await createOldDatabase(inject("adminUrl"), before);
      dropped.push(old.drop);
      const [user] = await old.query<{ id: string }>(
        `insert into "user" (name, email) values ('Ana', 'ana@example.com') returning id`,
      );
      const [agent] = await old.query<{ id: string }>(
        `insert into agents (user_id, name, email, working_hours) values ($1, 'Luis', 'l@example.com', '{}') returning id`,
        [user?.id],
      );
      await old.query(
        `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time,
         duration, service_type, source, starts_at, ends_at, blocks, updated_at)
       select $1, $2, 'Marta', '+34600111222', s::date, '10:00', 30, 'Cut', 'dashboard', s, s + interval '30 min',
         tstzrange(s, s + interval '30 min'), now()
         from (select '2026-03-01T10:00Z'::timestamptz + make_interval(days => n) s from generate_series(1, 50) n) begins`,
        [user?.id, agent?.id],
      );
      // A newer program backs up before it has migrated: where it would write that down isn't there yet.
      const place = openBackupPlace(parseConfig({ DATA_DIR: dir.path }), join(dir.path, before));
      const { where: path } = await runBackup(source(old.url), place);
      const url = await newDatabase();
      await restoreBackup(path, await inspectArchive(path), source(url));
      // As it comes out of the same database when that is upgraded in place.
      await old.upgrade();
      const rows = `select a.client_name, a.appointment_date, a.starts_at, g.name as agent, c.name as client
       from appointments a join agents g on g.id = a.agent_id left join clients c on c.id = a.client_id order by a.starts_at`;
      expect(await readRows(url, rows)).toEqual(await old.query(rows));
      expect(await readRows(url, rows)).toHaveLength(50);
      const newest = "select max(name) as name from schema_migrations";
      expect(await readRows(url, newest)).toEqual(await readRows(testApp.adminUrl, newest));
      await checkIsolation(url);
    },
  );
});

describe("an archive that can't be trusted", () => {
  const spoil = (change: (bytes: Buffer) => Buffer): string => {
    const path = join(dir.path, "spoilt.tar.gz");
    writeFileSync(path, change(readFileSync(archive)));
    return path;
  };
  const reTar = (change: (tar: Buffer) => void) =>
    spoil((bytes) => {
      const tar = gunzipSync(bytes);
      change(tar);
      return gzipSync(tar);
    });

  test.each<[string, () => string]>([
    ["cut off", () => spoil((bytes) => bytes.subarray(0, bytes.length / 2))],
    ["cut off near its end", () => spoil((bytes) => bytes.subarray(0, -20))],
    [
      "with a flipped bit",
      () =>
        spoil((bytes) => Buffer.from(bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 4 : byte)))),
    ],
    ["changed inside", () => reTar((tar) => tar.write("X", tar.indexOf("tab\\\\t") + 1))],
    ["with a wrong header", () => reTar((tar) => tar.write("x", 3))],
    ["no archive at all", () => spoil(() => Buffer.from("hello"))],
    ["empty", () => spoil(() => Buffer.alloc(0))],
  ])("is refused in one sentence: %s", async (_, make) => {
    await expect(inspectArchive(make())).rejects.toThrow(/^The archive is damaged: [^\n]+\.$/);
  });

  test("of a newer program is refused", async () => {
    const write = async (change: (manifest: Record<string, unknown>) => void): Promise<string> => {
      const path = join(dir.path, "newer.tar.gz");
      const manifest: Record<string, unknown> = { ...(await inspectArchive(archive)) };
      change(manifest);
      await writeArchive(createWriteStream(path), new Date(), (to) =>
        to.add(manifestName, Buffer.from(JSON.stringify(manifest))),
      );
      return path;
    };
    const later = { name: "9999_later.sql", checksum: "0" };
    const newer = await write((manifest) => void (manifest["migrations"] as unknown[]).push(later));
    await expect(inspectArchive(newer)).rejects.toThrow("newer than this program, which doesn't know 9999_later.sql");
    const otherFormat = await write((manifest) => Object.assign(manifest, { format: 2 }));
    await expect(inspectArchive(otherFormat)).rejects.toThrow("newer Daybook");
  });

  test("fails half-way and leaves everything as it was", { tags: "trial" }, async () => {
    const url = await newDatabase();
    await migrateDatabase(url);
    await readRows(url, `insert into "user" (name, email) values ('Kept', 'kept@example.com')`);
    const before = await contentOf(url);
    // Sound by its checksums, but a session belongs to nobody.
    const path = join(dir.path, "wrong.tar.gz");
    const manifest = await inspectArchive(archive);
    const nobody = "00000000-0000-0000-0000-00000000000";
    const columns = ["user_id", "company_name", "time_zone", "language"];
    await writeArchive(createWriteStream(path), new Date(), async (to) => {
      await to.add("tables/user_profiles/000001.copy", Buffer.from(`${nobody}1\tX\tUTC\ten\n`));
    });
    const broken = { ...manifest, tables: [{ name: "user_profiles", columns }] };
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(restoreBackup(path, broken, source(url))).rejects.toThrow("foreign key");
    expect(await contentOf(url)).toEqual(before);
    await checkIsolation(url);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await restoreBackup(archive, manifest, source(url));
    expect(await contentOf(url)).toEqual(await contentOf(testApp.adminUrl));
  });
});

describe.each(["disk", "s3"])("backups kept on %s", (to) => {
  test("appear when complete, are written down, and go after their time but for the newest", async () => {
    const s3 = await startFakeS3({ accessKeyId: "key", secretAccessKey: "secret" });
    const config = parseConfig({
      DATA_DIR: dir.path,
      ...{ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret", S3_ENDPOINT: s3.endpoint },
    });
    const place = openBackupPlace(config, to);
    const at = (day: string) => new Date(`2027-03-${day}T02:40:00Z`);
    const made = await runBackup(source(), place, at("01"));
    await runBackup(source(), place, at("09"));
    await runBackup(source(), place, at("10"));
    expect((await place.list()).map(({ name }) => name)).toEqual(["01", "09", "10"].map((day) => backupName(at(day))));
    expect(
      await readRows(testApp.adminUrl, "select bytes::int, failure from backups where name = $1 and place = $2", [
        made.name,
        made.where,
      ]),
    ).toEqual([{ bytes: made.bytes, failure: null }]);
    const fetched = join(dir.path, `fetched-${to}.tar.gz`);
    await place.fetch(made.name, fetched);
    expect(statSync(fetched).size).toBe(made.bytes);
    await inspectArchive(fetched);
    expect(await removeOldBackups(place, 5, at("11"))).toEqual([backupName(at("01"))]);
    expect(await removeOldBackups(place, 1, at("30"))).toEqual([backupName(at("09"))]);
    expect((await place.list()).map(({ name }) => name)).toEqual([backupName(at("10"))]);
    await s3.close();
  });

  test("that fail leave nothing half, and say why", async () => {
    const s3 = await startFakeS3();
    const config = parseConfig({
      DATA_DIR: join(dir.path, "failing"),
      ...{ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret", S3_ENDPOINT: s3.endpoint },
    });
    const place = openBackupPlace(config, to);
    const broken = {
      ...source(),
      storage: { ...files, get: async () => Promise.reject(new Error("the disk is gone")) },
    };
    await expect(runBackup(broken, place)).rejects.toThrow("the disk is gone");
    expect(await place.list()).toEqual([]);
    const [row] = await readRows(
      testApp.adminUrl,
      "select failure from backups where failure is not null order by finished_at desc limit 1",
    );
    expect(row).toEqual({ failure: "the disk is gone" });
    await s3.close();
  });
});

test("the night's backup is a routine of the worker when it is wanted, and none when not", async () => {
  const place = openBackupPlace(parseConfig({ DATA_DIR: join(dir.path, "night") }), "disk");
  const { log, lines } = captureLog();
  const deps = { adminUrl: testApp.adminUrl, storage: files, authSecret: secret, keepsSecret: false, log };
  expect(backupRoutines({ ...deps, backups: null })).toEqual([]);
  const [night] = backupRoutines({ ...deps, backups: { place, keepDays: 7 } });
  await night?.run();
  const [kept] = await place.list();
  expect(kept?.bytes).toBeGreaterThan(0);
  expect(await readSecret(place.describe(kept?.name ?? ""))).toBeNull();
  expect(JSON.stringify(lines)).toContain("backup made");
});
