import { expect, test } from "vitest";
import { keyNeedOf } from "#contract/key-needs.ts";
import { fieldWords } from "#contract/reference/field-words.ts";
import { tagWords } from "#contract/reference/tag-words.ts";
import type { Route } from "#contract/route.ts";
import { findContractRoutes, routeName } from "../../testing/routes/contract-routes.ts";
import { presentOpenApi } from "./openapi-present.ts";
import { itemsOf, type JsonSchema, presentSchema, propertiesOf, schemaForms } from "./schema-present.ts";

const routes = await findContractRoutes();

test("every operation has a summary and a description of its own", () => {
  const silent = routes.filter(({ summary, description = "" }) => summary === "" || description === "").map(routeName);
  expect(silent).toEqual([]);
  const repeating = routes.filter(({ summary, description }) => summary === description).map(routeName);
  expect(repeating).toEqual([]);
});

test("every tag has words, and no words are left over", () => {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  expect(Object.keys(tagWords).sort()).toEqual(tags.sort());
  for (const { name, description } of presentOpenApi(routes).tags)
    expect({ name, description }).not.toEqual({ name, description: "" });
});

/** Each field of a schema, however deep, by name and whether it is described. */
const fieldsOf = (schema: JsonSchema): [name: string, isDescribed: boolean][] => {
  const inside = [itemsOf(schema), schema.additionalProperties, ...schemaForms(schema)].filter(
    (each): each is JsonSchema => typeof each === "object",
  );
  return [
    ...propertiesOf(schema).flatMap(([name, property]): [string, boolean][] => [
      [name, property.description !== undefined],
      ...fieldsOf(property),
    ]),
    ...inside.flatMap(fieldsOf),
  ];
};

const fieldsOfRoute = ({ params, query, body, response }: Route): [string, boolean][] => [
  ...[params, query, body].flatMap((schema) => (schema ? fieldsOf(presentSchema(schema, "input")) : [])),
  ...fieldsOf(presentSchema(response, "output")),
];

test("every field that a key can meet has words", () => {
  const open = routes.filter((route) => keyNeedOf(route) !== "never");
  const silent = open.flatMap((route) => fieldsOfRoute(route).filter(([, isDescribed]) => !isDescribed));
  expect([...new Set(silent.map(([name]) => name))].sort()).toEqual([]);
});

test("no words are left over for fields that are gone", () => {
  const names = new Set(routes.flatMap((route) => fieldsOfRoute(route).map(([name]) => name)));
  expect(Object.keys(fieldWords).filter((name) => !names.has(name))).toEqual([]);
});

test("every operation says what a key needs for it", () => {
  const document = presentOpenApi(routes);
  const book = document.paths["/api/v1/appointments"]?.["post"];
  expect(book?.description).toContain("API keys need the scope `book`.");
  expect(book?.security).toEqual([{ key: [] }, { session: [] }]);
  expect(document.paths["/api/v1/account"]?.["get"]?.security).toEqual([{ session: [] }]);
  expect(document.components.securitySchemes.key).toMatchObject({ type: "http", scheme: "bearer" });
  expect(document.info.description).toMatch(/Authorization.+RateLimit.+nextCursor.+Idempotency-Key/s);
});
