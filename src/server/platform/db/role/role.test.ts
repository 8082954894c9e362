import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { asAdmin, createEmptyDatabase } from "../../../testing/apps/test-cluster.ts";
import { type ForgetfulProxy, startForgetfulProxy } from "../../../testing/processes/forgetful-proxy.ts";
import { startPgBouncer, whyNoPgBouncer } from "../../../testing/processes/start-pgbouncer.ts";
import { openListener } from "../../events/listener.ts";
import { createLog } from "../../log.ts";
import { openAnnouncer } from "../announcer.ts";
import { openDatabase } from "../database.ts";
import { isDatabaseAway } from "../is-database-away.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { defineUnownedQuery } from "../query.ts";
import { checkIsolation } from "./check-isolation.ts";
import { confirmAppRole, WrongRole } from "./confirm-app-role.ts";
import { appConnection, schemaConnection } from "./connection-settings.ts";
import { PoolerRefused, refusePooler } from "./refuse-pooler.ts";

/** As managed databases give it: the user owns its database, may create roles and isn't a superuser. */
const plainUser = `plain_${process.pid}`;
let superUrl: string;
let url: string;
let drop: () => Promise<void>;
const ada = randomUUID() as string as OwnerId;

beforeAll(async () => {
  const made = await createEmptyDatabase(inject("adminUrl"));
  superUrl = made.url;
  drop = made.drop;
  const name = new URL(superUrl).pathname.slice(1);
  await asAdmin(superUrl, async (client) => {
    await client.query(`create role ${plainUser} login createrole password 'plain'`);
    await client.query(`grant daybook_app to ${plainUser} with admin option`);
    await client.query(`alter database ${name} owner to ${plainUser}`);
    await client.query(`alter schema public owner to ${plainUser}`);
  });
  const plain = new URL(superUrl);
  plain.username = plainUser;
  plain.password = "plain";
  url = plain.href;
  await migrateDatabase(url);
  await ask(
    schemaConnection(url),
    `insert into "user" (id, name, email) values ('${ada}', 'Ada', '${ada}@example.com')`,
  );
});
afterAll(async () => {
  await drop();
  await asAdmin(inject("adminUrl"), (client) => client.query(`drop role ${plainUser}`));
});

const ask = async (config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const one = defineUnownedQuery("no-owners-rows")((db) => db.selectNoFrom(sql<number>`1`.as("one")));
const countProfiles = defineUnownedQuery("no-owners-rows")((db) =>
  db.selectFrom("user_profiles").select(sql<number>`count(*)::int`.as("count")),
);
test("an installation with another owner on the same server has a role of its own", async () => {
  const owner = `other_${process.pid}`;
  const role = `${owner}_app`;
  const made = await createEmptyDatabase(inject("adminUrl"));
  const name = new URL(made.url).pathname.slice(1);
  try {
    await asAdmin(made.url, async (client) => {
      // Without CREATEROLE at first: since PostgreSQL 16 nobody else may hand out a role, in 15 nobody without it.
      await client.query(`create role ${owner} login password 'other'`);
      await client.query(`alter database ${name} owner to ${owner}`);
      await client.query(`alter schema public owner to ${owner}`);
    });
    const shared = new URL(made.url);
    [shared.username, shared.password] = [owner, "other"];
    await expect(migrateDatabase(shared.href)).rejects.toThrow("add ?app_role=… to DATABASE_URL");
    await asAdmin(made.url, (client) => client.query(`alter role ${owner} createrole`));
    const own = new URL(shared);
    own.searchParams.set("app_role", role);
    await migrateDatabase(own.href);
    expect(await migrateDatabase(own.href)).toEqual([]);
    await checkIsolation(own.href);
    expect(await ask(appConnection(own.href), "select current_user::text as user")).toEqual([{ user: role }]);
    await ask(
      schemaConnection(own.href),
      `insert into "user" (id, name, email) values ('${ada}', 'Ada', '${ada}@example.com')`,
    );
    const db = openDatabase(own.href, 2);
    expect(await db.withOwner(ada, (tx) => tx.run(countProfiles, {}))).toEqual([{ count: 1 }]);
    await db.close();
    const granted = `select count(*)::int from information_schema.role_table_grants where grantee = 'daybook_app'`;
    expect(await ask(schemaConnection(own.href), granted)).toEqual([{ count: 0 }]);
  } finally {
    await made.drop();
    await asAdmin(inject("adminUrl"), (client) => client.query(`drop role if exists ${role}; drop role ${owner}`));
  }
});

describe("a connection that lost its start-up options on the way", () => {
  let proxy: ForgetfulProxy;
  beforeAll(async () => {
    proxy = await startForgetfulProxy(url, false);
  });
  afterAll(() => proxy.close());

  it("is never used, no matter who opens it, and the app works again once the way is fixed", async () => {
    const db = openDatabase(proxy.url, 2);
    proxy.forget(true);
    const failure = await db.run(one, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WrongRole);
    expect((failure as Error).message).toContain(`connections of ${plainUser} instead of the app's role`);
    // Requests are answered with 503 until then.
    expect(isDatabaseAway(failure)).toBe(true);
    await expect(db.withOwner(ada, (tx) => tx.run(countProfiles, {}))).rejects.toBeInstanceOf(WrongRole);
    await expect(checkIsolation(proxy.url)).rejects.toBeInstanceOf(WrongRole);
    await expect(
      openListener({
        url: proxy.url,
        channels: ["daybook_changes"],
        hear: () => {},
        onGap: () => {},
        log: createLog("silent"),
      }),
    ).rejects.toBeInstanceOf(WrongRole);
    proxy.forget(false);
    expect(await db.withOwner(ada, (tx) => tx.run(countProfiles, {}))).toEqual([{ count: 1 }]);
    await db.close();
  });

  it("tells nobody of changes either", async () => {
    proxy.forget(true);
    const config = appConnection(proxy.url);
    await ask(schemaConnection(url), `update user_profiles set language = 'de' where user_id = '${ada}'`);
    const waiting = "select count(*)::int as count from pending_changes";
    const [before] = await ask(schemaConnection(url), waiting);
    const announcer = openAnnouncer(config, 10);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ask(schemaConnection(url), waiting)).toEqual([before]);
    proxy.forget(false);
    await expect.poll(() => ask(schemaConnection(url), waiting), { timeout: 10_000 }).toEqual([{ count: 0 }]);
    await announcer.close();
  });
});

describe("temporary tables", () => {
  it("are where functions with their owner's rights look last", async () => {
    const lax = `select p.oid::regprocedure::text as name, p.proconfig from pg_proc p
      where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and not exists (select from unnest(p.proconfig) setting where setting ~ '^search_path=.*, pg_temp$')`;
    expect(await ask({ connectionString: url }, lax)).toEqual([]);
    const all = "select count(*)::int as count from pg_proc where prosecdef";
    expect((await ask({ connectionString: url }, all))[0]?.count).toBeGreaterThan(70);
  });

  it("can't be made by the app's role", async () => {
    await expect(ask(appConnection(url), "create temporary table clients (id int)")).rejects.toMatchObject({
      code: "42501",
    });
  });

  it("stay last when a function is made anew without a word about it", async () => {
    const call = "select setting from unnest((select proconfig from pg_proc where proname = 'lax_one')) setting";
    await ask(
      schemaConnection(url),
      "create function lax_one() returns int language sql security definer as 'select 1'",
    );
    await migrateDatabase(url);
    expect(await ask(schemaConnection(url), call)).toEqual([{ setting: "search_path=pg_catalog, public, pg_temp" }]);
    await ask(schemaConnection(url), "drop function lax_one()");
  });
});

describe("forced row-level security", () => {
  it("holds for every owner's table", async () => {
    const open = await ask(
      schemaConnection(url),
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it("shows the schema's owner nothing, unless it says that it looks across owners", async () => {
    const count = "select count(*)::int as count from user_profiles";
    expect(await ask({ connectionString: url }, count)).toEqual([{ count: 0 }]);
    expect(await ask(schemaConnection(url), count)).toEqual([{ count: 1 }]);
    const write = `update user_profiles set language = 'fr' where user_id = '${ada}' returning language`;
    expect(await ask({ connectionString: url }, write)).toEqual([]);
    expect(await ask(schemaConnection(url), write)).toEqual([{ language: "fr" }]);
  });

  it("lets the app's role through its functions, and through nothing else", async () => {
    const db = openDatabase(url, 2);
    expect(await db.run(countProfiles, {})).toEqual([{ count: 0 }]);
    const throughFunction = defineUnownedQuery("routine")((query) =>
      query.selectNoFrom(sql<string | null>`(select language from language_of('${sql.raw(ada)}'))`.as("language")),
    );
    await ask(
      schemaConnection(url),
      `create function language_of(owner uuid) returns table (language text) language sql stable security definer
         set search_path = pg_catalog, public as $$ select language from user_profiles where user_id = owner $$;
       grant execute on function language_of to daybook_app`,
    );
    expect(await db.run(throughFunction, {})).toEqual([{ language: "fr" }]);
    await db.close();
  });
});

describe("the check at the start", () => {
  it("passes on a sound database, options in the address included", async () => {
    await checkIsolation(url);
    await refusePooler(url);
    const withOptions = new URL(url);
    withOptions.searchParams.set("options", "-c work_mem=8MB");
    await checkIsolation(withOptions.href);
  });

  it.each([
    [
      "alter table clients disable row level security",
      "alter table clients enable row level security",
      "is off for clients",
    ],
    [
      "alter table appointments owner to daybook_app; alter table appointments no force row level security",
      `alter table appointments owner to ${plainUser}; alter table appointments force row level security`,
      "row-level security doesn't bind the role daybook_app",
    ],
  ])("refuses after: %s", async (spoil, mend, words) => {
    await asAdmin(superUrl, (client) => client.query(spoil));
    try {
      await expect(checkIsolation(url)).rejects.toThrow(words);
    } finally {
      await asAdmin(superUrl, (client) => client.query(mend));
    }
    await checkIsolation(url);
  });
});

/** The role is the whole server's, and other tests use it: so its answer is made up. */
test("a role that was made strong is refused", async () => {
  const strong = { user: "daybook_app", wanted: "daybook_app", is_strong: true, is_bound: true };
  const client = { query: async () => ({ rows: [strong] }), connection: { stream: { destroy: () => {} } } };
  await expect(confirmAppRole(client as never)).rejects.toThrow("BYPASSRLS");
});

describe.skipIf(whyNoPgBouncer !== null)(`PgBouncer${whyNoPgBouncer ? ` (skipped: ${whyNoPgBouncer})` : ""}`, () => {
  const ignored = {
    ignore_startup_parameters: "options,statement_timeout,idle_in_transaction_session_timeout,extra_float_digits",
  };

  test.each([
    ["transaction mode as it comes", { pool_mode: "transaction" }, "refuses start-up parameters"],
    ["transaction mode", { pool_mode: "transaction", ...ignored }, "shares sessions"],
    [
      "transaction mode, round robin",
      { pool_mode: "transaction", server_round_robin: "1", ...ignored },
      "shares sessions",
    ],
    ["statement mode", { pool_mode: "statement", ...ignored }, "shares sessions"],
  ])("in %s is refused in one sentence", async (_, settings, words) => {
    const bouncer = await startPgBouncer(url, settings);
    try {
      const failure = await refusePooler(bouncer.url).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PoolerRefused);
      expect((failure as Error).message).toContain(words);
    } finally {
      await bouncer.stop();
    }
  });

  test("in session mode gives sessions, but drops the role: refused as well", async () => {
    const bouncer = await startPgBouncer(url, { pool_mode: "session", ...ignored });
    try {
      await refusePooler(bouncer.url);
      await expect(checkIsolation(bouncer.url)).rejects.toBeInstanceOf(WrongRole);
    } finally {
      await bouncer.stop();
    }
  });
});
