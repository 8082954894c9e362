import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { ask } from "./ask.ts";
import type { Statement } from "./statement-batch.ts";

let client: pg.Client;

beforeEach(async () => {
  client = new pg.Client({ connectionString: inject("adminUrl"), pipeline: true } as pg.ClientConfig);
  await client.connect();
});
afterEach(() => client.end());

const statement = (text: string, values: unknown[] = [], name = text.slice(0, 60)): Statement => ({
  name,
  text,
  values,
});

const rows = async (...asked: Parameters<typeof statement>): Promise<unknown[]> =>
  (await ask(client, statement(...asked))).rows;

const codeOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => "answered",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

/** What PostgreSQL sends and what is sent to it, message by message, while something is asked. */
const talk = async (asking: () => Promise<unknown>): Promise<{ sent: string; heard: string[] }> => {
  const { connection } = client as unknown as { connection: pg.Connection };
  const heard: string[] = [];
  const names = ["parseComplete", "rowDescription", "noData", "commandComplete", "readyForQuery"] as const;
  const listeners = names.map((name) => [name, () => heard.push(name)] as const);
  for (const [name, listen] of listeners) connection.on(name, listen);
  const { write } = connection.stream;
  let sent = "";
  connection.stream.write = ((chunk: Buffer) => {
    sent += String.fromCharCode(chunk[0] as number);
    return Reflect.apply(write, connection.stream, [chunk]);
  }) as typeof write;
  await asking();
  connection.stream.write = write;
  for (const [name, listen] of listeners) connection.off(name, listen);
  return { sent, heard };
};

test("what is asked in one go is answered in one go, and columns are asked for once", async () => {
  const asking = () => Promise.all([rows("select 1 as one"), rows("select 2 as two")]);
  const first = await talk(asking);
  // Parse, bind, describe, execute; one synchronisation.
  expect(first.sent).toBe("PBDEPBDES");
  expect(first.heard.filter((name) => name === "readyForQuery")).toHaveLength(1);
  const second = await talk(asking);
  expect(second.sent).toBe("BEBES");
  expect(second.heard).toEqual(["commandComplete", "commandComplete", "readyForQuery"]);
  expect(await asking()).toEqual([[{ one: 1 }], [{ two: 2 }]]);
});

test("a statement without columns isn't asked for them again", async () => {
  await rows("create temporary table kept (id int)");
  await rows("insert into kept values ($1)", [1]);
  expect((await talk(() => rows("insert into kept values ($1)", [2]))).sent).toBe("BES");
  expect(await rows("select id from kept order by id")).toEqual([{ id: 1 }, { id: 2 }]);
});

test("says what was done", async () => {
  const commands = ["begin", "select 1", "commit", "begin", "rollback"].map((text) => ask(client, statement(text)));
  expect((await Promise.all(commands)).map(({ command }) => command)).toEqual([
    ...["BEGIN", "SELECT", "COMMIT"],
    ...["BEGIN", "ROLLBACK"],
  ]);
});

test("values go over and come back as they are", async () => {
  const values = [null, "ä'\"\\", 7, true, ["a", null, 'b"']];
  const text = "select $1::text as a, $2::text as b, $3::int as c, $4::boolean as d, $5::text[] as e";
  const [first, again] = [await rows(text, values), await rows(text, values)];
  expect(first).toEqual([{ a: null, b: "ä'\"\\", c: 7, d: true, e: ["a", null, 'b"'] }]);
  expect(again).toEqual(first);
});

test("a failure takes those behind it along, and none before it", async () => {
  await rows("begin");
  const answers = await Promise.allSettled([rows("select 1 as one"), rows("select 1 / 0"), rows("select 2 as two")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await codeOf(rows("select 3"))).toBe("25P02");
  await rows("rollback");
  expect(await rows("select 2 as two")).toEqual([{ two: 2 }]);
});

test("a statement that failed at first, in whatever way, can be asked again", async () => {
  const divide = (by: number) => rows("select 12 / $1::int as share", [by]);
  expect(await codeOf(divide(0))).toBe("22012");
  expect(await codeOf(divide(0))).toBe("22012");
  expect(await divide(3)).toEqual([{ share: 4 }]);
  expect(await codeOf(rows("select id from not_yet"))).toBe("42P01");
  await rows("create temporary table not_yet (id int)");
  expect(await rows("select id from not_yet")).toEqual([]);
  const prepared = await rows("select count(*)::int as count from pg_prepared_statements where name like 'select 12%'");
  expect(prepared).toEqual([{ count: 1 }]);
});

test("what fails when the transaction ends has failed, though it was done", async () => {
  await rows("create temporary table once (id int unique deferrable initially deferred)");
  await rows("insert into once values (1)");
  expect(await codeOf(rows("insert into once values (1)"))).toBe("23505");
  expect(await rows("select id from once")).toEqual([{ id: 1 }]);
});

test("what can't be written or read fails alone", async () => {
  const broken = {
    toPostgres: () => {
      throw new Error("no such value");
    },
  };
  expect(await codeOf(rows("select $1::text", [broken]))).toBe("no such value");
  client.setTypeParser(pg.types.builtins.MONEY, () => {
    throw new Error("not a number");
  });
  const [money, one] = await Promise.allSettled([rows("select 1::money as price"), rows("select 1 as one")]);
  expect(money).toMatchObject({ status: "rejected", reason: { message: "not a number" } });
  expect(one).toMatchObject({ status: "fulfilled", value: [{ one: 1 }] });
});

test("a connection whose prepared statements are gone prepares them again", async () => {
  expect(await rows("select 1 as one")).toEqual([{ one: 1 }]);
  await rows("deallocate all");
  expect(await codeOf(rows("select 1 as one"))).toBe("26000");
  expect(await rows("select 1 as one")).toEqual([{ one: 1 }]);
});

test("a connection of which one prepared statement is gone goes on with the others", async () => {
  expect([await rows("select 1 as one"), await rows("select 2 as two")]).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await rows('deallocate "select 1 as one"');
  expect(await codeOf(rows("select 1 as one"))).toBe("26000");
  expect([await rows("select 1 as one"), await rows("select 2 as two")]).toEqual([[{ one: 1 }], [{ two: 2 }]]);
});

test("a statement without a name is prepared each time", async () => {
  expect(await rows("select 1 as one", [], "")).toEqual([{ one: 1 }]);
  expect(await rows("select 2 as two", [], "")).toEqual([{ two: 2 }]);
});

test("an answer that doesn't come in time fails", async () => {
  const slow = ask(client, { ...statement("select pg_sleep(5)"), patienceMs: 50 });
  client.on("error", () => {});
  expect(await codeOf(slow)).toBe("Query read timeout");
});
