import { expect, test } from "vitest";
import { defineQuery, defineUnownedQuery } from "./query.ts";

test("a statement that takes the owner and doesn't use it is refused when its module loads", () => {
  const define = () =>
    defineQuery<{ ownerId: string; id: string }>()((db, param) =>
      db.selectFrom("agents").select("name").where("id", "=", param("id")),
    );
  expect(define).toThrow("doesn't name its owner");
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
