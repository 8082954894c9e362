import { presentRules, presentSchemaType, type SchemaRule } from "./rules-present.ts";
import { itemsOf, type JsonSchema, propertiesOf, schemaForms } from "./schema-present.ts";

/** One row of a table of fields; a field inside another is named by its path (`agents[].hours.start`). */
export type Field = { name: string; type: string; required: boolean; rules: SchemaRule[] };

export const presentFields = (schema: JsonSchema): Field[] =>
  schema.type === "object" || schemaForms(schema).length > 0 ? inside(schema, "") : withInside("", schema, true);

const withInside = (name: string, schema: JsonSchema, required: boolean): Field[] => [
  {
    name: name || (schema.type === "array" ? "[]" : "(the value)"),
    type: presentSchemaType(name === "" ? (itemsOf(schema) ?? schema) : schema),
    required,
    rules: presentRules(schema),
  },
  ...inside(schema, name),
];

/** The rows below a field: what an object holds, what each item of a list holds. */
const inside = (schema: JsonSchema, path: string): Field[] => {
  const items = itemsOf(schema);
  if (items) return inside(items, `${path}[]`);
  const forms = schemaForms(schema);
  if (forms.length > 0) return formFields(forms, path);
  const fields = propertiesOf(schema).flatMap(([name, property]) =>
    withInside(path === "" ? name : `${path}.${name}`, property, schema.required?.includes(name) ?? false),
  );
  const values = schema.additionalProperties;
  return typeof values === "object"
    ? [...fields, ...withInside(path === "" ? "*" : `${path}.*`, values, false)]
    : fields;
};

/**
 * Forms distinguished by a word (`kind: "break"`): what all of them hold appears once, the word with its choices, and the
 * rest says in which form it occurs.
 */
const formFields = (forms: JsonSchema[], path: string): Field[] => {
  if (forms.length === 1 && forms[0]) return inside(forms[0], path);
  const word = tellingWord(forms);
  const wordPath = path === "" || word === undefined ? word : `${path}.${word}`;
  const rows = forms.flatMap((form, index) => {
    const when = word === undefined ? `form ${index + 1}` : String(constOf(form, word));
    return inside(form, path)
      .filter((field) => field.name !== wordPath)
      .map((field) => ({ field, when }));
  });
  const same = Map.groupBy(rows, ({ field }) => JSON.stringify(field));
  const fields = [...same.values()].flatMap((group) =>
    group.slice(0, 1).map(({ field }) => {
      if (group.length === forms.length) return field;
      const condition = { label: word ? `when ${word} is` : "in", values: group.map(({ when }) => when) };
      return { ...field, rules: [condition, ...field.rules] };
    }),
  );
  if (word === undefined || wordPath === undefined) return fields;
  const choices = forms.map((form) => String(constOf(form, word)));
  return [{ name: wordPath, type: "string", required: true, rules: [{ label: "one of", values: choices }] }, ...fields];
};

const tellingWord = (forms: JsonSchema[]): string | undefined =>
  propertiesOf(forms[0] ?? {})
    .map(([name]) => name)
    .find((name) => forms.every((form) => constOf(form, name) !== undefined));

const constOf = (form: JsonSchema, name: string): unknown =>
  propertiesOf(form).find(([property]) => property === name)?.[1].const;
