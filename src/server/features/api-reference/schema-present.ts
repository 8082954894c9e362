import { z } from "zod";
import { fieldWords } from "#contract/reference/field-words.ts";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a caller may send (`input`) or what the server answers (`output`), each property with its words. */
export const presentSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  withWords(printSchema(schema, io));

/** A zod schema as JSON Schema. */
export const printSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const printed: JsonSchema = z.toJSONSchema(schema, { target: "draft-2020-12", io, cycles: "throw", unrepresentable });
  const { $schema, ...plain } = printed;
  // Inside an OpenAPI document `#/$defs/…` would point at the document's root, where nothing is.
  if (plain.$defs) throw new Error(`the API's schemas are printed inline; take the id off ${Object.keys(plain.$defs)}`);
  return plain;
};

/** Every property with a description: its own, else that of its name. */
const withWords = (schema: JsonSchema): JsonSchema => {
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, describeProperty) }),
    ...(items !== undefined && !Array.isArray(items) && { items: describeInside(items) }),
    ...(anyOf && { anyOf: anyOf.map(withWords) }),
    ...(oneOf && { oneOf: oneOf.map(withWords) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: withWords(additionalProperties) }),
  };
};

const describeInside = (schema: boolean | JsonSchema): boolean | JsonSchema =>
  typeof schema === "boolean" ? schema : withWords(schema);

const describeProperty = (schema: boolean | JsonSchema, name: string): boolean | JsonSchema => {
  const description = Object.hasOwn(fieldWords, name) ? fieldWords[name] : undefined;
  if (typeof schema === "boolean" || description === undefined) return describeInside(schema);
  return { description, ...withWords(schema) };
};

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));

/** The properties of an object schema, those that are `true` or `false` as the schema they stand for. */
export const propertiesOf = (schema: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => [name, toSchema(property)]);

export const itemsOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.items === undefined || Array.isArray(schema.items) ? undefined : toSchema(schema.items);

/** The forms a value may take beside null. */
export const schemaForms = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? []).filter((form) => form.type !== "null");

// A shape JSON Schema has no word for still reaches callers as JSON; "anything" is true of it.
const unrepresentable = "any";

const toSchema = (schema: boolean | JsonSchema): JsonSchema => (typeof schema === "boolean" ? {} : schema);
