import { commonErrors, type ErrorCode, errorStatus } from "#contract/errors.ts";
import { keyNeedOf } from "#contract/key-needs.ts";
import { needsSession, type Route } from "#contract/route.ts";
import { type JsonSchema, presentSchema, propertiesOf } from "./schema-present.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

/** `PUT /api/v1/agents/:agentId/hours` → `putAgentsByAgentIdHours`: unique, and steady while the path is. */
export const presentOperationId = (route: Route): string =>
  route.method.toLowerCase() +
  route.path
    .slice("/api/v1/".length)
    .split("/")
    .flatMap((part) => part.split(/[^A-Za-z0-9:]+/).map((word) => capital(word.replace(/^:/, "by:"))))
    .join("");

/** Fastify's `:agentId` in OpenAPI's spelling. */
export const presentPath = (route: Route): string => route.path.replace(parameterForm, "{$1}");

export const presentParameters = (route: Route): Parameter[] => [
  ...pathParameters(route),
  ...queryParameters(route),
  ...(route.idempotent ? [idempotencyKey] : []),
];

/** Every refusal a call of this route can meet, by status. */
export const presentRefusals = (route: Route): ErrorCode[] => {
  const codes = new Set<ErrorCode>([...(route.errors ?? []), ...commonErrors]);
  if (needsSession(route)) codes.add("signed-out");
  if (keyNeedOf(route) !== "never") for (const code of keyErrors) codes.add(code);
  if (route.access === "admin") codes.add("admin-required");
  if (route.method !== "GET") codes.add("foreign-origin");
  if (route.idempotent) codes.add("idempotency-mismatch");
  if (route.body) for (const code of bodyErrors) codes.add(code);
  return [...codes].sort((a, b) => errorStatus[a] - errorStatus[b]);
};

const keyErrors: readonly ErrorCode[] = ["key-invalid", "key-scope"];

const bodyErrors: readonly ErrorCode[] = ["malformed-body", "body-too-large", "unsupported-media-type"];

const parameterForm = /:([A-Za-z0-9_]+)/g;

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A value of your choice, new for each action. A retry with the same value returns the first response.",
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" },
};

const pathParameters = (route: Route): Parameter[] => {
  const known = new Map(route.params ? propertiesOf(presentSchema(route.params, "input")) : []);
  return [...route.path.matchAll(parameterForm)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    ...describedBy(known.get(name)),
    schema: known.get(name) ?? { type: "string" },
  }));
};

const queryParameters = (route: Route): Parameter[] => {
  if (!route.query) return [];
  const query = presentSchema(route.query, "input");
  return propertiesOf(query).map(([name, schema]) => ({
    name,
    in: "query",
    required: query.required?.includes(name) ?? false,
    ...describedBy(schema),
    schema,
  }));
};

const describedBy = (schema: JsonSchema | undefined): { description?: string } =>
  schema?.description === undefined ? {} : { description: schema.description };

const capital = (word: string): string =>
  word.startsWith("by:") ? `By${capital(word.slice(3))}` : word.charAt(0).toUpperCase() + word.slice(1);
