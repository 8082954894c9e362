import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { compileAllQueries, defineQuery, defineUnownedQuery } from "./query.ts";
import { appConnection } from "./role/connection-settings.ts";

const loadStatements = async (): Promise<string[]> => {
  const server = join(import.meta.dirname, "../..");
  const definesQueries = (file: string) => /= define(Unowned)?Query/.test(readFileSync(file, "utf8"));
  const sources = globSync("**/*.ts", { cwd: server, exclude: ["**/*.test.ts", "testing/**"] })
    .map((name) => join(server, name))
    .filter(definesQueries);
  for (const source of sources) await import(source);
  const statements = compileAllQueries();
  expect(statements.length).toBeGreaterThan(sources.length);
  return statements;
};

test("every statement of the server can be compiled, and those about one owner's rows name the owner", loadStatements);

test("PostgreSQL takes every statement, and answers none with a list that the driver can't read", async () => {
  const database = await cloneDatabase(inject("adminUrl"));
  const client = new pg.Client(appConnection(database.url) as pg.ClientConfig);
  await client.connect();
  const statements = await loadStatements();
  for (const [index, text] of statements.entries()) await client.query(`prepare s${index} as ${text}`);
  // The driver knows a domain as the type it is made of, but not a list of one: it would be read as text.
  const { rows } = await client.query(
    `select s.statement from pg_prepared_statements s, unnest(s.result_types) as result (type)
       join pg_type list on list.oid = result.type join pg_type each on each.oid = list.typelem and each.typtype = 'd'`,
  );
  expect(rows).toEqual([]);
  const { rows: prepared } = await client.query("select count(*)::int from pg_prepared_statements");
  expect(prepared).toEqual([{ count: statements.length }]);
  await client.end();
  await database.drop();
});

test("a statement that takes the owner and doesn't use it is refused when it is compiled", () => {
  const { bind } = defineQuery<{ ownerId: string; id: string }>()((db, param) =>
    db.selectFrom("agents").select("name").where("id", "=", param("id")),
  );
  expect(() => bind({ ownerId: "1", id: "2" })).toThrow("doesn't name its owner");
});

test("a statement without an owner among its parameters is refused by the compiler, unless it says why", () => {
  // @ts-expect-error parameters without ownerId
  const define = () => defineQuery<{ id: string }>();
  expect(define).toBeTypeOf("function");
  const query = defineUnownedQuery<{ id: string }>("administrator")((db, param) =>
    db.selectFrom("agents").select("name").where("id", "=", param("id")),
  );
  expect(query.bind({ id: "1" })).toEqual(["1"]);
});
