// @module-tag trial
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { parseConfig } from "../config.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { isDatabaseAway } from "../db/is-database-away.ts";
import { migrateDatabase } from "../db/migrate-database.ts";
import { defineUnownedQuery } from "../db/query.ts";
import { loadSecrets } from "../secrets.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { isAlive } from "./process-status.ts";
import { provideDatabase } from "./provide-database.ts";

const dir = tempDir();
afterAll(() => dir[Symbol.dispose]());

const countKept = defineUnownedQuery("no-owners-rows")((db) =>
  db.selectNoFrom(sql<number>`(select count(*)::int from kept)`.as("count")),
);

const failureOf = (db: Database): Promise<unknown> =>
  db.run(countKept, {}).then(
    () => null,
    (error: unknown) => error,
  );

const serverPid = () => Number(readFileSync(join(dir.path, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

describe("a database that goes away", () => {
  it("is started again when its server dies, and its clients go on", async () => {
    const { log, lines } = captureLog();
    const provided = await provideDatabase(parseConfig({ DATA_DIR: dir.path }), log);
    await migrateDatabase(provided.url);
    await asAdmin(provided.url, (client) =>
      client.query("create table kept as select 1 as n; grant select on kept to daybook_app"),
    );
    const db = openDatabase(provided.url, 2);
    expect(await db.run(countKept, {})).toEqual([{ count: 1 }]);

    const killed = serverPid();
    process.kill(killed, "SIGKILL");
    const error = await waitUntil("the failure", () => failureOf(db));
    expect(isDatabaseAway(error), String(error)).toBe(true);
    await waitUntil("its return", async () => (await failureOf(db)) === null);
    expect(await db.run(countKept, {})).toEqual([{ count: 1 }]);
    expect(serverPid()).not.toBe(killed);
    await waitUntil("both lines of the log", () => lines.length === 2);
    expect(lines.map((line) => line.msg)).toEqual(["PostgreSQL has died; starting it again", "PostgreSQL runs again"]);

    const last = serverPid();
    await db.close();
    await provided.stop();
    expect(isAlive(last)).toBe(false);
  });

  it("is used again by the same pool once it is back", async () => {
    const password = loadSecrets(dir.path).databasePassword;
    const server = await startEmbeddedPostgres(dir.path, password);
    const url = new URL(server.url);
    url.pathname = "/daybook";
    const db = openDatabase(url.href, 2);
    expect(await failureOf(db)).toBeNull();

    await server.stop();
    for (let n = 0; n < 3; n++) {
      const error = await failureOf(db);
      expect(isDatabaseAway(error), String(error)).toBe(true);
    }
    const again = await startEmbeddedPostgres(dir.path, password);
    expect(await failureOf(db)).toBeNull();
    await db.close();
    await again.stop();
  });
});
