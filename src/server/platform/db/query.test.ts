import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileAllQueries, defineQuery, defineUnownedQuery } from "./query.ts";

test("every statement of the server can be compiled, and those about one owner's rows name the owner", async () => {
  const server = join(import.meta.dirname, "../..");
  const definesQueries = (file: string) => /= define(Unowned)?Query/.test(readFileSync(file, "utf8"));
  const sources = globSync("**/*.ts", { cwd: server, exclude: ["**/*.test.ts", "testing/**"] })
    .map((name) => join(server, name))
    .filter(definesQueries);
  for (const source of sources) await import(source);
  expect(compileAllQueries().length).toBeGreaterThan(sources.length);
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
