import { expect, test } from "vitest";
import { z } from "zod";
import { boundedText, requiredText, textLine, textLines } from "#domain/text/text-field.ts";
import { findContractRoutes, routeName } from "#server/testing/routes/contract-routes.ts";
import { findUnbounded } from "./bounded-schema.ts";

const aborting = { error: "tooLong", abort: true };

test.each([
  ["a text without a limit", z.strictObject({ a: z.string() }), "a"],
  ["a limit after a change", z.strictObject({ a: z.string().trim().max(5, aborting) }), "a"],
  ["a limit after a pattern", z.strictObject({ a: z.string().regex(/a/).max(5, aborting) }), "a"],
  ["a limit that lets the rest run", z.strictObject({ a: z.string().max(5) }), "a"],
  ["a format", z.strictObject({ a: z.uuid() }), "a"],
  ["a transform before", z.strictObject({ a: z.preprocess((value) => value, z.string().max(5, aborting)) }), "a"],
  ["anything", z.strictObject({ a: z.unknown().optional() }), "a"],
  ["one of several", z.strictObject({ a: z.union([z.literal("b"), z.string()]) }), "a"],
  ["names without a limit", z.strictObject({ a: z.record(z.string(), z.number()) }), "a"],
  ["a list without a limit", z.strictObject({ a: z.array(z.number()) }), "a"],
  ["in a list", z.strictObject({ a: z.array(z.strictObject({ b: z.string() })).max(3) }), "a.b"],
  ["in what may be missing", z.strictObject({ a: z.string().nullish().default("b") }), "a"],
])("found: %s", (_, schema, path) => expect(findUnbounded(schema)).toBe(path));

test.each([
  ["a bounded text", boundedText(5, "tooLong").trim().regex(/a/)],
  ["a line", textLine(5, "tooLong")],
  ["a line that must be there", requiredText(5, "required", "tooLong")],
  ["lines", textLines(5, "tooLong")],
  ["what follows a bounded text", boundedText(5, "tooLong").transform(Number).pipe(z.number())],
  ["words of a list, figures, switches", z.strictObject({ a: z.enum(["b"]), c: z.int(), d: z.boolean() })],
  ["a short list", z.array(boundedText(5, "tooLong")).max(3)],
])("fine: %s", (_, schema) => expect(findUnbounded(schema)).toBeNull());

test("every text and list of the API is bounded before anything else looks at it", async () => {
  const routes = await findContractRoutes();
  const unbounded = routes.flatMap((route) =>
    [route.params, route.query, route.body].flatMap((part) => {
      const path = part && findUnbounded(part);
      return path ? [`${routeName(route)} ${path}`] : [];
    }),
  );
  expect(unbounded).toEqual([]);
  expect(routes.length).toBeGreaterThan(180);
});
