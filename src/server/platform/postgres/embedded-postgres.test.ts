import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { launchStarter, starterPassword, startPostgresStarter } from "../../testing/apps/postgres-starter.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { startEmbeddedPostgres, WrongPassword } from "./embedded-postgres.ts";
import { isAlive } from "./process-status.ts";
import { createLauncher } from "./server-process.ts";

const start = (dir: string) => startEmbeddedPostgres(dir, starterPassword);

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** For all that isn't about making a cluster, which takes the longest. Each test leaves it stopped. */
const shared = tempDir();
afterAll(() => shared[Symbol.dispose]());

const portOf = (url: string) => Number(new URL(url).port);
const isRoot = process.getuid?.() === 0;

describe("startEmbeddedPostgres", () => {
  it("starts, remembers its port, moves off a taken one, and keeps the data", async () => {
    const first = await start(shared.path);
    expect(first.isAdopted).toBe(false);
    await query(first.url, "create table kept as select 'a row' as word");
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start(shared.path);
    expect(second.url).toBe(first.url);
    await second.stop();

    const squatter = createServer().listen(portOf(first.url), "127.0.0.1");
    await once(squatter, "listening");
    const third = await start(shared.path);
    expect(portOf(third.url)).not.toBe(portOf(first.url));
    expect(await query(third.url, "select word from kept")).toEqual([{ word: "a row" }]);
    await third.stop();
    squatter.close();

    const fourth = await start(shared.path);
    expect(fourth.url).toBe(third.url);
    await fourth.stop();
  });

  it("keeps PostgreSQL's durability, listens on loopback and its own socket alone, and logs no statement", async () => {
    const server = await start(shared.path);
    const names = ["fsync", "synchronous_commit", "full_page_writes", "listen_addresses", "unix_socket_directories"];
    const rows = await query(
      server.url,
      `select setting from unnest(array['${names.join("','")}']) name, current_setting(name) setting`,
    );
    const settings = ["on", "on", "on", "127.0.0.1", join(shared.path, "postgres")];
    expect(rows).toEqual(settings.map((setting) => ({ setting })));
    await query(server.url, "select 'a secret'::int").catch(() => {});
    await server.stop();
    expect(readFileSync(join(shared.path, "postgres.log"), "utf8")).not.toContain("select 'a secret'");
    expect(statSync(join(shared.path, "postgres.log")).mode & 0o077).toBe(0);
  });

  it("goes on with the server a killed process left behind, without losing a row", async () => {
    const killed = await startPostgresStarter(shared.path);
    await query(killed.url, "drop table if exists kept; create table kept as select 1 as n");
    await killed.kill();
    expect(isAlive(killed.serverPid)).toBe(true);

    const adopted = await start(shared.path);
    expect(adopted).toMatchObject({ isAdopted: true, pid: killed.serverPid, url: killed.url });
    expect(await query(adopted.url, "select n from kept")).toEqual([{ n: 1 }]);
    await adopted.stop();
    expect(isAlive(adopted.pid)).toBe(false);
  });

  it("adopts by another path to the same folder", { tags: "trial" }, async () => {
    using links = tempDir();
    const killed = await startPostgresStarter(shared.path);
    await killed.kill();
    const link = join(links.path, "data");
    symlinkSync(shared.path, link);
    const adopted = await start(link);
    expect(adopted).toMatchObject({ isAdopted: true, pid: killed.serverPid });
    await adopted.stop();
  });

  it("recovers when the server was killed too, even with its pid given to someone else", {
    tags: "trial",
  }, async () => {
    const server = await start(shared.path);
    await query(server.url, "drop table if exists kept; create table kept as select 1 as n");
    process.kill(server.pid, "SIGKILL");
    while (isAlive(server.pid)) await sleep(10);

    // A stranger of the same user: PostgreSQL by itself would take it for the old server.
    const launcher = createLauncher(join(shared.path, "postgres"), process.execPath);
    const stranger = launcher.spawn("sleep", ["60"], { stdio: "ignore" });
    const pidFile = join(shared.path, "postgres/postmaster.pid");
    const [, ...rest] = readFileSync(pidFile, "utf8").split("\n");
    writeFileSync(pidFile, [stranger.pid, ...rest].join("\n"));

    const again = await start(shared.path);
    expect(again.isAdopted).toBe(false);
    expect(await query(again.url, "select n from kept")).toEqual([{ n: 1 }]);
    await again.stop();
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  it("starts afresh beside a cluster that was never finished", { tags: "trial" }, async () => {
    using dir = tempDir();
    mkdirSync(join(dir.path, "postgres.new"));
    writeFileSync(join(dir.path, "postgres.new/PG_VERSION"), "18");
    const server = await start(dir.path);
    await server.stop();
    expect(readdirSync(dir.path).sort()).toEqual(["postgres", "postgres.log", "postgres.port"]);
  });

  it("starts after a kill in the middle of making the cluster", { tags: "trial" }, async () => {
    using dir = tempDir();
    const child = launchStarter(dir.path);
    while (!readdirSync(dir.path).some((name) => existsSync(join(dir.path, name, "PG_VERSION")))) await sleep(5);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(join(dir.path, "postgres"))).toBe(false);
    const server = await start(dir.path);
    expect(await query(server.url, "select 1 as n")).toEqual([{ n: 1 }]);
    await server.stop();
  });

  it("says so when the password kept beside the cluster isn't the cluster's", async () => {
    const server = await start(shared.path);
    await server.stop();
    await expect(startEmbeddedPostgres(shared.path, "another-one")).rejects.toThrow(WrongPassword);
    expect(existsSync(join(shared.path, "postgres/postmaster.pid"))).toBe(false);
  });

  it("works in a folder that only its user may enter", { tags: "trial" }, async () => {
    using dir = tempDir(0o700);
    const server = await start(dir.path);
    expect(await query(server.url, "select 1 as n")).toEqual([{ n: 1 }]);
    await server.stop();
  });

  it("works as an ordinary user, and root goes on with that user's cluster", { tags: "trial" }, async () => {
    using dir = tempDir();
    const launcher = createLauncher(join(dir.path, "postgres"), process.execPath);
    if (launcher.user) chownSync(dir.path, launcher.user.uid, launcher.user.gid);
    const starter = await startPostgresStarter(dir.path, launcher.spawn);
    expect(starter.uid).not.toBe(0);
    await query(starter.url, "drop table if exists kept; create table kept as select 1 as n");
    await starter.stop();
    expect(isAlive(starter.serverPid)).toBe(false);

    const server = await start(dir.path);
    expect(await query(server.url, "select n from kept")).toEqual([{ n: 1 }]);
    await server.stop();
  });

  it.runIf(isRoot)("never lets the server run as root", async () => {
    const server = await start(shared.path);
    expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
    await server.stop();
  });
});
