import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { freePort } from "../platform/postgres/free-port.ts";
import { cloneDatabase } from "../testing/apps/test-cluster.ts";
import { insertOwner, testSecret } from "../testing/builders/build-owner.ts";
import { closedAddress } from "../testing/processes/closed-address.ts";
import { runOperatorCommand, runUnreadCommand, signOf } from "../testing/processes/run-operator-command.ts";
import { setUpProcessTests } from "../testing/processes/set-up-process-tests.ts";
import {
  embeddedDatabaseUrl,
  embeddedServerPid,
  spawnDaybook,
  startSpawned,
} from "../testing/processes/spawn-daybook.ts";
import { readRows } from "../testing/read-rows.ts";

const dir = setUpProcessTests(2);

test("an installation is looked at, backed up while it runs, and moved to another place with its sessions", {
  tags: "trial",
}, async () => {
  const port = await freePort();
  const first = { DATA_DIR: join(dir.path, "first"), PORT: String(port) };
  mkdirSync(first.DATA_DIR);
  // Its secret is its own, as at home: it isn't in the environment.
  const daybook = await startSpawned({ ...first, AUTH_SECRET: "" });
  const { authSecret } = JSON.parse(readFileSync(join(first.DATA_DIR, "secrets.json"), "utf8"));
  const owner = await insertOwner(embeddedDatabaseUrl(first.DATA_DIR), { secret: authSecret });

  const healthy = await runOperatorCommand("doctor", first);
  expect(healthy.output).toContain("is ready");
  for (const name of [
    "app",
    "disk",
    "database",
    "role",
    "versions",
    "clock",
    "queue",
    "mail",
    "WhatsApp",
    "PayPal",
    "files",
  ])
    expect([name, signOf(healthy.output, name)]).toEqual([name, "✓"]);
  expect(signOf(healthy.output, "last backup")).toBe("!");
  expect(healthy.code).toBe(0);

  const backup = await runOperatorCommand("backup", first);
  expect(backup.output).toMatch(/appointments: 0\n[\s\S]*holds the installation's secret/);
  expect(backup.code).toBe(0);
  const [archive = ""] = readdirSync(join(first.DATA_DIR, "backups"));
  const path = join(first.DATA_DIR, "backups", archive);
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const tooEarly = await runOperatorCommand("restore", first, "--yes");
  expect([tooEarly.code, tooEarly.output]).toEqual([1, expect.stringContaining("Stop Daybook first")]);
  await daybook.stop();

  const unasked = await runOperatorCommand("restore", first);
  expect([unasked.code, unasked.output]).toEqual([1, expect.stringContaining("1 account, 0 appointments. Add --yes")]);
  const asked = await runOperatorCommand("restore", first, "--yes");
  expect([asked.code, asked.output]).toEqual([0, expect.stringContaining("Restored.")]);
  const down = await runOperatorCommand("doctor", first);
  expect([down.code, signOf(down.output, "app"), signOf(down.output, "last backup")]).toEqual([0, "!", "!"]);
  expect(embeddedServerPid(first.DATA_DIR)).toBeNull();

  // Elsewhere, as after a lost disk, or with a newer PostgreSQL.
  const second = { DATA_DIR: join(dir.path, "second"), PORT: String(port) };
  const moved = await runOperatorCommand("restore", second, path);
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("secret of the backup was taken over")]);
  await startSpawned({ ...second, AUTH_SECRET: "" });
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/me`, { headers: { cookie: owner.cookie } });
  expect(answer.status).toBe(200);
});

test("what is wrong is one line each, and the exit code says so", async () => {
  const none = { DATA_DIR: join(dir.path, "none") };
  const nothing = await runOperatorCommand("backup", none);
  expect([nothing.code, nothing.output.trim().split("\n")]).toEqual([
    1,
    [expect.stringContaining("There is no database")],
  ]);
  const away = await closedAddress();
  const external = { DATABASE_URL: `postgres://x:sesame@${new URL(away).host}/daybook`, AUTH_SECRET: testSecret };
  const unreachable = await runOperatorCommand("backup", { ...none, ...external });
  expect([unreachable.code, unreachable.output]).toEqual([
    1,
    expect.stringMatching(/^The database can't be reached: [^\n]+\n$/),
  ]);
  const broken = { SIMULATORS: "off", SMTP_URL: `smtp://${new URL(away).host}`, ...external, ...none };
  const doctor = await runOperatorCommand("doctor", broken);
  expect(doctor.code).toBe(1);
  expect([signOf(doctor.output, "database"), signOf(doctor.output, "queue"), signOf(doctor.output, "mail")]).toEqual([
    "✗",
    "?",
    "✗",
  ]);
  expect(doctor.output).not.toContain("sesame");
  expect(signOf(doctor.output, "disk")).toBe("✓");
  const damaged = join(dir.path, "damaged.tar.gz");
  writeFileSync(damaged, "hello");
  const refused = await runOperatorCommand("restore", none, damaged);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("The archive is damaged")]);
});

test("a backup whose output nobody reads to the end is still made", async () => {
  const database = await cloneDatabase(inject("adminUrl"));
  const env = { DATABASE_URL: database.url, AUTH_SECRET: testSecret, DATA_DIR: join(dir.path, "piped") };
  try {
    const { code, output } = await runUnreadCommand("backup", env);
    expect([code, output]).toEqual([0, ""]);
    expect(readdirSync(join(env.DATA_DIR, "backups"))).toHaveLength(1);
  } finally {
    await database.drop();
  }
});

test.each<[string, string[], RegExp]>([
  ["a file as the place of backups", ["backup", "--to", "file"], /file is not a folder/],
  ["a place below a file", ["backup", "--to", "file/below"], /file\/below is not a folder/],
  ["an archive as the place of archives", ["restore", "--from", "file"], /file is not a folder/],
  ["a folder as the archive", ["restore", "."], /EISDIR/],
  ["a bucket that can't be reached", ["backup", "--to", "s3"], /The bucket can't be reached \(/],
  ["a bucket that can't be reached, to restore from", ["restore", "--from", "s3"], /The bucket can't be reached \(/],
  ["an option nobody knows", ["backup", "--into", "s3"], /Unknown option '--into'/],
])("%s is refused in one line", async (_, [command = "", ...args], line) => {
  const file = join(dir.path, "file");
  writeFileSync(file, "");
  const bucket = {
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "s",
    S3_ENDPOINT: await closedAddress(),
  };
  const database = { DATABASE_URL: inject("adminUrl"), AUTH_SECRET: testSecret };
  const env = { ...bucket, ...database, DATA_DIR: join(dir.path, "one-line") };
  const absolute = args.map((arg) => (arg.startsWith("file") ? join(dir.path, arg) : arg));
  const { code, output } = await runOperatorCommand(command, env, ...absolute);
  const said = output.split("\n").filter((text) => text !== "" && !/^(Checking|Fetching| {2})/.test(text));
  expect([code, said]).toEqual([1, [expect.stringMatching(line)]]);
});

test("a cluster of another PostgreSQL and a restore that was cut off are named at the start", {
  tags: "trial",
}, async () => {
  const old = join(dir.path, "old");
  mkdirSync(join(old, "postgres"), { recursive: true });
  writeFileSync(join(old, "postgres/PG_VERSION"), "12\n");
  const refused = spawnDaybook({ DATA_DIR: old, PORT: String(await freePort()) });
  expect(await refused.ended).toBe(1);
  expect(refused.output().stderr).toMatch(
    /^Daybook can't start\. .* is of PostgreSQL 12, .*docs\/operate\.md[^\n]*\n$/,
  );

  const second = { DATA_DIR: join(dir.path, "second"), PORT: String(await freePort()) };
  const daybook = await startSpawned({ ...second, AUTH_SECRET: "" });
  await readRows(embeddedDatabaseUrl(second.DATA_DIR), "create schema daybook_before_restore");
  await daybook.stop();
  const halfway = spawnDaybook({ ...second, AUTH_SECRET: "" });
  expect(await halfway.ended).toBe(1);
  expect(halfway.output().stderr).toMatch(/^Daybook can't start\. A restore was cut off[^\n]+\n$/);
});
