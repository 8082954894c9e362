import { itemsOf, type JsonSchema, schemaForms } from "./schema-present.ts";

/** What a value must be beside its type: words, and the exact values or pattern they speak of. */
export type SchemaRule = { label: string; values?: string[] };

export const presentRules = (schema: JsonSchema): SchemaRule[] => {
  const items = itemsOf(schema);
  const each = items && items.type !== "object" ? presentRules(items) : [];
  return [
    ...(schema.description ? [{ label: schema.description }] : []),
    ...choiceRules(schema),
    ...rangeRule(schema.minLength, schema.maxLength, "character"),
    ...numberRules(schema),
    ...rangeRule(schema.minItems, schema.maxItems, "item"),
    ...patternRules(schema),
    ...each.map(({ label, ...rest }) => ({ label: `each ${label}`, ...rest })),
    ...schemaForms(schema).flatMap((form) => (form.type === "object" ? [] : presentRules(form))),
    ...(schema.default === undefined ? [] : [{ label: "default", values: [literal(schema.default)] }]),
  ];
};

/** `string, date-time`, `object[]`, `integer or null` */
export const presentSchemaType = (schema: JsonSchema): string => {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return [...new Set(forms.map(presentSchemaType))].join(" or ");
  const items = itemsOf(schema);
  if (items) return listType(presentSchemaType(items));
  const type = schema.type ?? typeOfValue(schema.const ?? schema.enum?.[0]);
  const name = typeof type === "string" ? type : type.join(" or ");
  return schema.format ? name.replace("string", `string, ${schema.format}`) : name;
};

const listType = (item: string): string => (/[ ,]/.test(item) ? `list of (${item})` : `${item}[]`);

const typeOfValue = (value: unknown): string => (value === undefined || value === null ? "any" : typeof value);

const choiceRules = (schema: JsonSchema): SchemaRule[] => {
  if (schema.const !== undefined) return [{ label: "always", values: [literal(schema.const)] }];
  return schema.enum ? [{ label: "one of", values: schema.enum.map(literal) }] : [];
};

/** zod writes the largest safe integer where nobody set a bound; that tells a reader nothing. */
const numberRules = (schema: JsonSchema): SchemaRule[] => {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const bounded = (bound: number | undefined): number | undefined =>
    bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;
  return [
    ...rangeRule(bounded(minimum), bounded(maximum)),
    ...(typeof above === "number" ? [{ label: `more than ${above}` }] : []),
    ...(typeof below === "number" ? [{ label: `less than ${below}` }] : []),
    ...(schema.multipleOf === undefined ? [] : [{ label: `multiple of ${schema.multipleOf}` }]),
  ];
};

const rangeRule = (least: number | undefined, most: number | undefined, unit = ""): SchemaRule[] => {
  const counted = (count: number): string => (unit ? `${count} ${unit}${count === 1 ? "" : "s"}` : String(count));
  if (least !== undefined && most !== undefined)
    return [{ label: least === most ? `exactly ${counted(most)}` : `${least} to ${counted(most)}` }];
  if (least !== undefined) return [{ label: `at least ${counted(least)}` }];
  return most === undefined ? [] : [{ label: `at most ${counted(most)}` }];
};

/** A format has a name, which says more than the long pattern behind it. */
const patternRules = (schema: JsonSchema): SchemaRule[] =>
  [schema, ...(schema.allOf ?? [])].flatMap(({ pattern, format }) =>
    pattern === undefined || format ? [] : [{ label: "matches", values: [pattern] }],
  );

const literal = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
