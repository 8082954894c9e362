import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A zod schema as JSON Schema: what a caller may send (`input`) or what the server answers (`output`). */
export const presentSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const printed: JsonSchema = z.toJSONSchema(schema, { target: "draft-2020-12", io, cycles: "throw", unrepresentable });
  const { $schema, ...plain } = printed;
  // Inside an OpenAPI document `#/$defs/…` would point at the document's root, where nothing is.
  if (plain.$defs) throw new Error(`the API's schemas are printed inline; take the id off ${Object.keys(plain.$defs)}`);
  return plain;
};

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
