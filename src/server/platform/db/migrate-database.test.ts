import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { MigrationError, migrateDatabase, migrationsDir } from "./migrate-database.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let dir: ReturnType<typeof tempDir>;

/** The template is already migrated, so these files come after the real ones. */
const write = (name: string, sql: string) => writeFileSync(join(dir.path, name), sql);
const refusal = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error("it was accepted")),
    (error: Error) => error,
  );

const rows = async (text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

beforeEach(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  dir = tempDir();
  cpSync(migrationsDir, dir.path, { recursive: true });
});

afterEach(async () => {
  await database.drop();
  dir[Symbol.dispose]();
});

describe("migrate", () => {
  it("has nothing to do on a current database", async () => {
    expect(await migrateDatabase(database.url)).toEqual([]);
  });

  it("applies files in the order of their names, each once", async () => {
    write("9002_second.sql", "insert into steps values ('second')");
    write("9001_first.sql", "create table steps (word text); insert into steps values ('first')");
    expect(await migrateDatabase(database.url, dir.path)).toEqual(["9001_first.sql", "9002_second.sql"]);
    expect(await migrateDatabase(database.url, dir.path)).toEqual([]);
    expect(await rows("select word from steps")).toEqual([{ word: "first" }, { word: "second" }]);
  });

  it("applies once when several processes start together", async () => {
    write("9001_counted.sql", "create table counted as select pg_sleep(0.3)::text, 1 as n");
    const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, dir.path)));
    expect(applied.filter((names) => names.length > 0)).toEqual([["9001_counted.sql"]]);
    expect(await rows("select n from counted")).toEqual([{ n: 1 }]);
  });

  it("refuses a migration that was edited after it was applied", async () => {
    const [first = ""] = readdirSync(dir.path).sort();
    writeFileSync(join(dir.path, first), "-- edited\n", { flag: "a" });
    const error = await refusal(migrateDatabase(database.url, dir.path));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message).toContain(first);
  });

  it("refuses a database that is newer than the program", async () => {
    write("9001_from_the_future.sql", "select 1");
    await migrateDatabase(database.url, dir.path);
    rmSync(join(dir.path, "9001_from_the_future.sql"));
    const error = await refusal(migrateDatabase(database.url, dir.path));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message).toContain("9001_from_the_future.sql");
  });

  it("refuses a file whose number comes before one that is already applied", async () => {
    write("9002_early_bird.sql", "select 1");
    await migrateDatabase(database.url, dir.path);
    write("9001_late.sql", "create table late ()");
    const error = await refusal(migrateDatabase(database.url, dir.path));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message).toContain("9001_late.sql");
    expect(await rows("select to_regclass('late') as late")).toEqual([{ late: null }]);
  });

  it("undoes a failing migration wholly, keeps those before it and can be tried again", async () => {
    write("9001_fine.sql", "create table fine ()");
    write("9002_broken.sql", "create table half (); select no_such_function()");
    write("9003_after.sql", "create table after ()");
    const error = await refusal(migrateDatabase(database.url, dir.path));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error.message).toContain("9002_broken.sql");
    expect(error.cause).toBeInstanceOf(pg.DatabaseError);
    const tables = "select to_regclass('fine')::text as fine, to_regclass('half')::text as half";
    expect(await rows(tables)).toEqual([{ fine: "fine", half: null }]);

    write("9002_broken.sql", "create table half ()");
    expect(await migrateDatabase(database.url, dir.path)).toEqual(["9002_broken.sql", "9003_after.sql"]);
  });

  it("lets the next process in when one dies while migrating", async () => {
    write("9001_slow.sql", "create table slow as select pg_sleep(30)::text");
    const dying = refusal(migrateDatabase(database.url, dir.path));
    const backends =
      "select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(30)%' and pid <> pg_backend_pid()";
    while ((await rows(backends)).length === 0);
    write("9001_slow.sql", "create table slow ()");
    const waiting = migrateDatabase(database.url, dir.path);
    await rows(`select pg_terminate_backend(pid) from (${backends}) dying`);
    expect((await dying).cause).toBeDefined();
    expect(await waiting).toEqual(["9001_slow.sql"]);
  });
});
