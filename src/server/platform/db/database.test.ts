import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { asAdmin, cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { startCountingProxy } from "../../testing/processes/counting-proxy.ts";
import { type Database, openDatabase } from "./database.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { defineQuery, defineUnownedQuery, type Query } from "./query.ts";
import { openTables } from "./role/open-tables.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Database;
let ada: OwnerId;
let bob: OwnerId;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  db = openDatabase(database.url, 5);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  [ada, bob] = await Promise.all([newOwner(), newOwner()]);
});

/** The profile comes with the account, by a trigger. */
const newOwner = async (): Promise<OwnerId> => {
  const id = randomUUID() as string as OwnerId;
  await asAdmin(database.url, (client) =>
    client.query(`insert into "user" (id, name, email) values ($1, 'Somebody', $2)`, [id, `${id}@example.com`]),
  );
  return id;
};

type Profile = { ownerId: string; language: string };

const selectProfiles = defineUnownedQuery("no-owners-rows")((query) =>
  query.selectFrom("user_profiles").select(["user_id", "language"]),
);
const selectProfile = defineQuery<{ ownerId: string }>()((query, param) =>
  query.selectFrom("user_profiles").select(["user_id", "language"]).where("user_id", "=", param("ownerId")),
);
const updateProfile = defineQuery<Profile>()((query, param) =>
  query
    .updateTable("user_profiles")
    .set({ language: param("language") })
    .where("user_id", "=", param("ownerId"))
    .returning("user_id"),
);
const deleteProfile = defineQuery<{ ownerId: string }>()((query, param) =>
  query.deleteFrom("user_profiles").where("user_id", "=", param("ownerId")).returning("user_id"),
);
const insertProfile = defineQuery<{ ownerId: string }>()((query, param) =>
  query.insertInto("user_profiles").values({ user_id: param("ownerId") }),
);
const giveAway = defineQuery<{ ownerId: string; to: string }>()((query, param) =>
  query
    .updateTable("user_profiles")
    .set({ user_id: param("to") })
    .where("user_id", "=", param("ownerId")),
);
const insertAudit = defineQuery<{ ownerId: string }>()((query, param) =>
  query.insertInto("audit_log").values({ user_id: param("ownerId"), actor: "owner", action: "test" }),
);
const selectAudit = defineUnownedQuery("no-owners-rows")((query) =>
  query.selectFrom("audit_log").select(sql<number>`count(*)`.as("count")),
);
const divideByZero = defineUnownedQuery("no-owners-rows")((query) =>
  query.selectNoFrom(sql<number>`1 / 0`.as("never")),
);
const one = defineUnownedQuery("no-owners-rows")((query) => query.selectNoFrom(sql<number>`1`.as("one")));
const sleepLong = defineUnownedQuery("no-owners-rows")((query) => query.selectNoFrom(sql`pg_sleep(20)`.as("slept")));

const raw = (text: string): Query<Record<never, never>, unknown> => ({ name: "", text, bind: () => [] });

/** Ends the one other connection of which this is true, as soon as it is. */
const terminate = (condition: string): Promise<void> =>
  asAdmin(database.url, async (client) => {
    const where = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`;
    while ((await client.query(`select pg_terminate_backend(pid) ${where}`)).rowCount === 0);
    while ((await client.query(`select ${where}`)).rowCount !== 0);
  });

const codeOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "accepted",
    (error: { code?: string }) => error.code,
  );

const languageOf = async (ownerId: OwnerId): Promise<string | undefined> => {
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectProfile, { ownerId })]);
  return row?.language;
};

const denied = "42501";

describe("the app's role", () => {
  const facts = defineUnownedQuery("no-owners-rows")((query) =>
    query
      .selectNoFrom(sql<string>`current_user::text`.as("role"))
      .select(
        sql<string>`(select row_to_json(r)::text from (select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
          from pg_roles where rolname = current_user) r)`.as("rights"),
      )
      .select(
        sql<number>`(select count(*)::int from pg_class where relowner = (select oid from pg_roles
          where rolname = current_user))`.as("owned"),
      ),
  );

  it("owns nothing and can't go around row-level security", async () => {
    const [row] = await db.run(facts, {});
    expect(row?.role).toBe("daybook_app");
    expect(JSON.parse(row?.rights ?? "")).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
    expect(row?.owned).toBe(0);
  });

  it("can't make tables, look into the queue or into the migrations", async () => {
    for (const text of [
      "create table mine ()",
      "select * from schema_migrations",
      "select * from graphile_worker._private_jobs",
      "select graphile_worker.add_job('x')",
      "select * from job_workers",
    ]) {
      expect([text, await codeOf(db.run(raw(text), {}))]).toEqual([text, denied]);
    }
  });
});

describe("row-level security", () => {
  it("shows nothing and takes nothing without an owner", async () => {
    expect(await db.run(selectProfiles, {})).toEqual([]);
    expect(await db.transaction((tx) => tx.run(selectProfile, { ownerId: ada }))).toEqual([]);
    expect(await db.run(updateProfile, { ownerId: ada, language: "de" })).toEqual([]);
    expect(await db.run(deleteProfile, { ownerId: ada })).toEqual([]);
    expect(await codeOf(db.run(insertAudit, { ownerId: ada }))).toBe(denied);
    expect(await languageOf(ada)).toBe("en");
  });

  it("shows an owner their own rows alone", async () => {
    const [all] = await db.read(ada, (tx) => [tx.run(selectProfiles, {})]);
    expect(all.map((row) => row.user_id)).toEqual([ada]);
    expect(await db.withOwner(ada, (tx) => tx.run(selectProfile, { ownerId: bob }))).toEqual([]);
  });

  it("lets no owner change another's rows by naming them", async () => {
    const asAda = <Params, Row>(query: Parameters<typeof db.run<Params, Row>>[0], params: Params) =>
      db.withOwner(ada, (tx) => tx.run(query, params));
    expect(await asAda(updateProfile, { ownerId: bob, language: "de" })).toEqual([]);
    expect(await asAda(deleteProfile, { ownerId: bob })).toEqual([]);
    expect(await codeOf(asAda(insertAudit, { ownerId: bob }))).toBe(denied);
    expect(await codeOf(asAda(giveAway, { ownerId: ada, to: bob }))).toBe(denied);
    await asAdmin(database.url, (client) => client.query("delete from user_profiles where user_id = $1", [bob]));
    expect(await codeOf(asAda(insertProfile, { ownerId: bob }))).toBe(denied);
  });

  it("forgets the owner with the transaction, on the same connection", async () => {
    const single = openDatabase(database.url, 1);
    await single.withOwner(ada, (tx) => tx.run(selectProfiles, {}));
    await single.read(ada, (tx) => [tx.run(selectProfiles, {})]);
    await single.withOwner(ada, () => Promise.reject(new Error("no"))).catch(() => {});
    expect(await single.run(selectProfiles, {})).toEqual([]);
    await single.close();
  });

  it("is on for every table, but for those that have a reason", async () => {
    await asAdmin(database.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
            and not (c.relrowsecurity and exists (select from pg_policy where polrelid = c.oid))`,
      );
      expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(openTables).sort());
    });
  });

  it("holds behind every view, too", async () => {
    await asAdmin(database.url, async (client) => {
      const { rows } = await client.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
            and not coalesce(reloptions::text[] @> '{security_invoker=true}', false)`,
      );
      expect(rows).toEqual([]);
    });
  });
});

describe("audit_log", () => {
  it("can be added to and read, never changed", async () => {
    await db.withOwner(ada, (tx) => tx.run(insertAudit, { ownerId: ada }));
    const attempt = (text: string) => codeOf(db.withOwner(ada, (tx) => tx.run(raw(text), {})));
    expect(await attempt("update audit_log set action = 'nothing happened'")).toBe(denied);
    expect(await attempt("delete from audit_log")).toBe(denied);
    expect(await attempt("truncate audit_log")).toBe(denied);
  });
});

describe("database transactions", () => {
  it("keep nothing when the work throws", async () => {
    const failure = new Error("changed my mind");
    const work = db.withOwner(ada, async (tx) => {
      await tx.run(updateProfile, { ownerId: ada, language: "fr" });
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await languageOf(ada)).toBe("en");
  });

  it("never report success when a statement failed and the work went on", async () => {
    const work = db.withOwner(ada, async (tx) => {
      await tx.run(updateProfile, { ownerId: ada, language: "fr" });
      await tx.run(divideByZero, {}).catch(() => {});
    });
    await expect(work).rejects.toThrow("rolled back");
    expect(await languageOf(ada)).toBe("en");
  });

  it("leave a usable connection behind after any failure", async () => {
    const single = openDatabase(database.url, 1);
    await single.withOwner(ada, (tx) => tx.run(divideByZero, {})).catch(() => {});
    await single.read(ada, (tx) => [tx.run(divideByZero, {})]).catch(() => {});
    await single.run(divideByZero, {}).catch(() => {});
    expect(await single.run(one, {})).toEqual([{ one: 1 }]);
    await single.close();
  });

  it("surface the first failing statement of a read", async () => {
    const divisionByZero = "22012";
    expect(await codeOf(db.read(ada, (tx) => [tx.run(divideByZero, {}), tx.run(one, {})]))).toBe(divisionByZero);
    expect(await codeOf(db.read(ada, (tx) => [tx.run(one, {}), tx.run(divideByZero, {})]))).toBe(divisionByZero);
  });
});

describe("work that lost against another transaction", () => {
  const fail = (code: string) => raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);

  it.each(["40001", "40P01"])("is done again after %s, and kept once", async (code) => {
    let tries = 0;
    await db.withOwner(ada, async (tx) => {
      await tx.run(insertAudit, { ownerId: ada });
      if (++tries < 3) await tx.run(fail(code), {});
    });
    expect(tries).toBe(3);
    const rows = await db.withOwner(ada, (tx) => tx.run(selectAudit, {}));
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("is given up after three tries, and anything else after one", async () => {
    for (const [code, expected] of [
      ["40P01", 3],
      ["23505", 1],
    ] as const) {
      let tries = 0;
      const work = db.withOwner(ada, async (tx) => {
        tries++;
        await tx.run(fail(code), {});
      });
      expect(await codeOf(work)).toBe(code);
      expect(tries).toBe(expected);
    }
  });

  it("is reported by what failed first, not by the statements refused because of that", async () => {
    const later = async (promise: Promise<unknown>) => {
      await promise;
    };
    const work = db.withOwner(ada, (tx) =>
      Promise.all([later(later(tx.run(fail("23514"), {}))), tx.run(one, {}), tx.run(one, {})]),
    );
    expect(await codeOf(work)).toBe("23514");
  });
});

describe("plans", () => {
  const selectOne = defineQuery<{ ownerId: string }>()((query, param) =>
    query.selectFrom("user_profiles").select("bot_tone").where("user_id", "=", param("ownerId")),
  );
  const counted = raw(
    `select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like 'select "bot_tone"%'`,
  );
  const mode = raw("select current_setting('plan_cache_mode') as mode");

  it("are made once where they are to be kept, and weighed again on the same connection afterwards", async () => {
    const single = openDatabase(database.url, 1);
    for (let run = 0; run < 8; run++) await single.withOwner(ada, (tx) => tx.run(selectOne, { ownerId: ada }), "kept");
    expect(await single.run(counted, {})).toEqual([{ custom_plans: 0, generic_plans: 8 }]);
    expect(await single.withOwner(ada, (tx) => tx.run(mode, {}))).toEqual([{ mode: "auto" }]);
    await single.close();
  });
});

describe("a statement that is only sent", () => {
  it("is kept with the rest", async () => {
    await db.withOwner(ada, async (tx) => tx.send(updateProfile, { ownerId: ada, language: "pt" }));
    expect(await languageOf(ada)).toBe("pt");
  });

  it("takes the rest down when it fails", async () => {
    const work = db.withOwner(ada, async (tx) => {
      await tx.run(updateProfile, { ownerId: ada, language: "pt" });
      tx.send(divideByZero, {});
    });
    expect(await codeOf(work)).toBe("22012");
    expect(await languageOf(ada)).toBe("en");
  });
});

describe("database round trips", () => {
  it("are one for a read, however many statements, and two for a change", async () => {
    const proxy = await startCountingProxy(database.url);
    const far = openDatabase(proxy.url, 1);
    await far.run(one, {});
    const count = async (work: () => Promise<unknown>) => {
      proxy.reset();
      await work();
      return proxy.roundTrips();
    };
    const reads = () =>
      far.read(ada, (tx) => [tx.run(selectProfiles, {}), tx.run(one, {}), tx.run(selectProfiles, {})]);
    const change = () => far.withOwner(ada, (tx) => tx.run(updateProfile, { ownerId: ada, language: "de" }));
    expect(await count(reads)).toBe(1);
    const sentChange = () => far.withOwner(ada, async (tx) => tx.send(updateProfile, { ownerId: ada, language: "de" }));
    expect(await count(change)).toBe(2);
    expect(await count(sentChange)).toBe(1);
    expect(await count(() => far.run(one, {}))).toBe(1);
    await far.close();
    await proxy.close();
  });
});

describe("a connection that breaks", () => {
  it("fails what was running on it as `away`, and nothing after it", async () => {
    const small = openDatabase(database.url, 1);
    for (const broken of [
      () => small.run(sleepLong, {}),
      () => small.withOwner(ada, (tx) => tx.run(sleepLong, {})),
      () => small.read(ada, (tx) => [tx.run(sleepLong, {}), tx.run(one, {})]),
    ]) {
      const failing = broken().then(
        () => null,
        (caught: unknown) => caught,
      );
      await terminate("query like '%pg_sleep(20)%'");
      const error = await failing;
      expect(isDatabaseAway(error), String(error)).toBe(true);
      expect(await small.run(one, {})).toEqual([{ one: 1 }]);
    }
    await small.close();
  });

  it("doesn't end the process when it breaks between two statements", async () => {
    const result = db.withOwner(ada, async (tx) => {
      await tx.run(one, {});
      await terminate("state = 'idle in transaction'");
      await tx.run(one, {});
    });
    const error = await result.then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(isDatabaseAway(error), String(error)).toBe(true);
    expect(await db.run(one, {})).toEqual([{ one: 1 }]);
  });

  it("isn't confused with a database that is unhappy", () => {
    expect(isDatabaseAway(new pg.DatabaseError("x", 1, "error"))).toBe(false);
    expect(isDatabaseAway(Object.assign(new Error("x"), { code: "23505" }))).toBe(false);
    expect(isDatabaseAway(Object.assign(new Error("x"), { code: "08006" }))).toBe(true);
    expect(isDatabaseAway(new Error("timeout expired"))).toBe(true);
    expect(isDatabaseAway("Connection terminated")).toBe(false);
  });
});
