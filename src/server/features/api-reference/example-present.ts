import { keyNeedOf } from "#contract/key-needs.ts";
import { needsSession, type Route } from "#contract/route.ts";
import { presentParameters } from "./operation-present.ts";
import { itemsOf, type JsonSchema, presentSchema, propertiesOf, schemaForms } from "./schema-present.ts";

/** A call one can paste into a terminal; `DAYBOOK_KEY` holds an API key, and `cookies.txt` is what signing in left. */
export const presentCurl = (route: Route, publicUrl: string): string => {
  const body = route.body && JSON.stringify(presentExample(presentSchema(route.body, "input")), null, 2);
  const takesKey = keyNeedOf(route) !== "never";
  const parts = [
    `curl ${route.method === "GET" ? "" : `-X ${route.method} `}${quote(publicUrl + exampleAddress(route))}`,
    ...(takesKey ? ['-H "Authorization: Bearer $DAYBOOK_KEY"'] : needsSession(route) ? ["-b cookies.txt"] : []),
    // Without it a state change that carries our cookie could as well be another site's doing.
    ...(needsSession(route) && !takesKey && route.method !== "GET" ? [`-H ${quote("X-Daybook-Request: 1")}`] : []),
    ...(route.idempotent ? [`-H ${quote(`Idempotency-Key: ${exampleId}`)}`] : []),
    ...(body ? [`-H ${quote("Content-Type: application/json")}`, `-d ${quote(body)}`] : []),
  ];
  return parts.join(" \\\n").replaceAll("\n", "\n  ");
};

/** A value the schema would accept, as far as its name and form let one guess. */
export const presentExample = (schema: JsonSchema, name = ""): unknown => {
  const given = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const form = schemaForms(schema)[0];
  if (form) return presentExample(form, name);
  const items = itemsOf(schema);
  if (items) return [presentExample(items, name)];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(propertiesOf(schema).map(([key, property]) => [key, presentExample(property, key)]));
    case "integer":
    case "number":
      return exampleNumber(schema);
    case "boolean":
      return true;
    case "string":
      return exampleText(schema, name);
    default:
      return null;
  }
};

const exampleAddress = (route: Route): string => {
  const query = new URLSearchParams();
  let path: string = route.path;
  for (const { name, in: place, required, schema } of presentParameters(route)) {
    const value = presentExample(schema, name);
    if (place === "path") path = path.replace(`:${name}`, encodeURIComponent(String(value)));
    if (place === "query" && required) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

const exampleNumber = ({ minimum, exclusiveMinimum, maximum }: JsonSchema): number => {
  const least = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : Math.max(minimum ?? 1, 1);
  return maximum === undefined ? least : Math.min(least, maximum);
};

const exampleId = "3f0c9a52-7d41-4b6e-9c1a-5e2f8b7d6a10";

const byFormat: Record<string, string> = {
  uuid: exampleId,
  date: "2026-03-02",
  "date-time": "2026-03-02T09:00:00Z",
  time: "09:00:00",
  email: "ana@example.com",
  uri: "https://example.com/",
};

const byName: readonly (readonly [RegExp, string])[] = [
  [/email/i, "ana@example.com"],
  [/phone|number/i, "+14155550123"],
  [/zone/i, "Europe/Madrid"],
  [/(date|day)$/i, "2026-03-02"],
  [/(time|start|end)$/i, "09:00"],
  [/colou?r/i, "#1F7A5C"],
  [/(url|image|logo)$/i, "https://example.com/"],
  [/company/i, "Ana's Barber Shop"],
  [/name/i, "Ana Torres"],
  [/id$/i, exampleId],
];

const exampleText = (schema: JsonSchema, name: string): string => {
  const named = byName.find(([form]) => form.test(name))?.[1];
  const guesses = [
    byFormat[schema.format ?? ""],
    named,
    "text",
    ...byName.map(([, text]) => text),
    "en",
    "1",
    "123456",
  ];
  return guesses.find((guess) => guess !== undefined && fits(schema, guess)) ?? "…";
};

const fits = ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || matches(pattern, text));

/** JSON Schema reads patterns as Unicode ones; some that were written otherwise aren't legal that way. */
const matches = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
};

/** One word for a POSIX shell, whatever is in it. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
