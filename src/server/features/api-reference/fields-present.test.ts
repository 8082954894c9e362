import { expect, test } from "vitest";
import { z } from "zod";
import { presentExample } from "./example-present.ts";
import { presentFields } from "./fields-present.ts";
import type { SchemaRule } from "./rules-present.ts";
import { printSchema } from "./schema-present.ts";

/** `name: type! (rules)`, an exclamation mark where required. */
const rows = (schema: z.ZodType): string[] =>
  presentFields(printSchema(schema, "input")).map(
    ({ name, type, required, rules }) =>
      `${name}: ${type}${required ? "!" : ""}${rules.length > 0 ? ` (${rules.map(ruleText).join("; ")})` : ""}`,
  );

const ruleText = ({ label, values }: SchemaRule): string => (values ? `${label} ${values.join("|")}` : label);

test.each<[string, z.ZodType, string[]]>([
  ["text with a length", z.strictObject({ name: z.string().min(1).max(9) }), ["name: string! (1 to 9 characters)"]],
  ["text of an exact length", z.strictObject({ pin: z.string().length(6) }), ["pin: string! (exactly 6 characters)"]],
  ["a default", z.strictObject({ page: z.int().min(1).default(1) }), ["page: integer (at least 1; default 1)"]],
  ["an unbounded integer", z.strictObject({ count: z.int() }), ["count: integer!"]],
  ["open bounds", z.strictObject({ part: z.number().gt(0).lt(1) }), ["part: number! (more than 0; less than 1)"]],
  ["a pattern", z.strictObject({ code: z.string().regex(/^[A-Z]+$/) }), ["code: string! (matches ^[A-Z]+$)"]],
  ["a format instead of its pattern", z.strictObject({ day: z.iso.date() }), ["day: string, date!"]],
  ["null", z.strictObject({ note: z.string().max(5).nullable() }), ["note: string or null! (at most 5 characters)"]],
  [
    "choices in a list",
    z.strictObject({ on: z.enum(["a", "b"]).array().max(1) }),
    ["on: string[]! (at most 1 item; each one of a|b)"],
  ],
  [
    "objects in objects",
    z.strictObject({ a: z.strictObject({ b: z.boolean().optional() }) }),
    ["a: object!", "a.b: boolean"],
  ],
  [
    "objects that may be null",
    z.strictObject({ a: z.strictObject({ b: z.boolean() }).nullable() }),
    ["a: object or null!", "a.b: boolean!"],
  ],
  [
    "lists of objects",
    z.strictObject({ a: z.array(z.strictObject({ b: z.int() })) }),
    ["a: object[]!", "a[].b: integer!"],
  ],
  ["a list at the top", z.array(z.strictObject({ b: z.int() })), ["[]: object!", "[].b: integer!"]],
  ["a map", z.strictObject({ texts: z.record(z.string(), z.string()) }), ["texts: object!", "texts.*: string"]],
])("the fields of a schema are listed: %s", (_name, schema, expected) => {
  expect(rows(schema)).toEqual(expected);
});

test("forms distinguished by a word share what they share", () => {
  const move = z.strictObject({ kind: z.literal("move"), version: z.int(), to: z.iso.date() });
  const cancel = z.strictObject({ kind: z.literal("cancel"), version: z.int() });
  expect(rows(z.discriminatedUnion("kind", [move, cancel]))).toEqual([
    "kind: string! (one of move|cancel)",
    "version: integer!",
    "to: string, date! (when kind is move)",
  ]);
});

test("an example is one the schema accepts", () => {
  const schema = z.strictObject({
    agentId: z.uuid(),
    clientName: z.string().min(1).max(40),
    clientPhone: z.string().regex(/^\+[1-9]\d{6,14}$/),
    date: z.iso.date(),
    startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    email: z.email(),
    startsAt: z.iso.datetime(),
    durationMinutes: z.int().min(5).max(480),
    language: z.enum(["en", "es"]),
    notes: z.string().nullable(),
    tags: z.array(z.string()),
    change: z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("none") })]),
  });
  const example = presentExample(printSchema(schema, "input"));
  expect(schema.safeParse(example)).toMatchObject({ success: true });
});
