import { type ErrorCode, errorBodySchema, errorStatus } from "#contract/errors.ts";
import { keyNeedOf } from "#contract/key-needs.ts";
import { errorWords } from "#contract/reference/error-words.ts";
import { tagWords } from "#contract/reference/tag-words.ts";
import { needsSession, type Route } from "#contract/route.ts";
import { keyCallLimit, keyPrefix } from "#domain/api-keys/api-key.ts";
import {
  type Parameter,
  presentOperationId,
  presentParameters,
  presentPath,
  presentRefusals,
} from "./operation-present.ts";
import { type JsonSchema, presentSchema } from "./schema-present.ts";

type Content = { "application/json": { schema: JsonSchema } };

type Answer = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
};

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
};

export type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: { ErrorBody: JsonSchema };
    securitySchemes: {
      key: { type: "http"; scheme: "bearer"; description: string };
      session: { type: "apiKey"; in: "cookie"; name: string; description: string };
    };
  };
};

/** The contract in the words other programs understand. */
export const presentOpenApi = (
  routes: readonly Route[],
  { publicUrl }: { publicUrl?: string } = {},
): OpenApiDocument => {
  const paths: OpenApiDocument["paths"] = {};
  for (const route of routes) {
    const path = presentPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: presentOperation(route) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "Daybook API", version: "1.0.0", description: apiDescription },
    servers: [{ url: publicUrl ?? "/" }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagWords[name] ?? "",
    })),
    paths,
    components: {
      schemas: { ErrorBody: presentSchema(errorBodySchema, "output") },
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: `An API key, beginning with ${keyPrefix}, made under Settings > API. Send it in this header alone, without cookies.`,
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: `${publicUrl?.startsWith("https:") ? "__Host-" : ""}daybook.session_token`,
          description: "Set by logging in at /api/auth/sign-in/email. Over HTTPS, its name starts with __Host-.",
        },
      },
    },
  };
};

const presentOperation = (route: Route): Operation => {
  const parameters = presentParameters(route);
  return {
    operationId: presentOperationId(route),
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, accessWords(route)].filter(Boolean).join("\n\n"),
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(presentSchema(route.body, "input")) } } : {}),
    responses: { ...presentSuccess(route), ...presentFailures(route) },
  };
};

const securityOf = (route: Route): Record<string, string[]>[] => {
  if (!needsSession(route)) return [];
  return keyNeedOf(route) === "never" ? [{ session: [] }] : [{ key: [] }, { session: [] }];
};

/** Who may call a route, and what a key needs for it. */
export const accessWords = (route: Route): string => {
  if (route.access === "admin") return "For the signed-in administrator.";
  if (route.access !== "owner") return "For anyone, without a key.";
  const need = keyNeedOf(route);
  return need === "never" ? "For the signed-in owner; not open to API keys." : `API keys need the scope \`${need}\`.`;
};

const apiDescription = [
  "Appointments for small businesses, booked by chat. You can do what the dashboard does: JSON over HTTPS.",
  "**Authentication.** Create an API key under Settings > API and send it as `Authorization: Bearer`.",
  `**Limits.** Each key may make ${keyCallLimit.hits} calls in ${keyCallLimit.windowSeconds} seconds.`,
  "Every answer to a key has `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` in seconds; `429` also has `Retry-After`.",
  "**Paging.** Lists with `nextCursor` go on with `?cursor=`; `null` ends them.",
  "**Retries.** Send a new `Idempotency-Key` with each create and the same one with its retries.",
  "**Changes.** Send the `version` you read; `edit-conflict` means that someone was faster.",
  "**Times.** Instants are ISO 8601 in UTC; dates and times of day are in the business's time zone.",
].join("\n\n");

const presentSuccess = (route: Route): Record<string, Answer> => {
  const status = route.status ?? 200;
  if (status === 204) return { 204: { description: "Done. The response has no body." } };
  return {
    [status]: {
      description: status === 201 ? "Created." : "Success.",
      content: json(presentSchema(route.response, "output")),
    },
  };
};

const presentFailures = (route: Route): Record<string, Answer> => {
  const byStatus = Map.groupBy(presentRefusals(route), (code) => errorStatus[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), presentFailure(status, codes)]));
};

const presentFailure = (status: number, codes: ErrorCode[]): Answer => ({
  description: codes.map((code) => `\`${code}\`: ${errorWords[code]}`).join("\n\n"),
  ...(status === 429 || status === 503 ? { headers: { "Retry-After": retryAfter } } : {}),
  content: json({
    allOf: [{ $ref: "#/components/schemas/ErrorBody" }, { type: "object", properties: { code: { enum: codes } } }],
  }),
});

const retryAfter = { description: "Seconds to wait, if known.", schema: { type: "integer", minimum: 1 } } as const;

const json = (schema: JsonSchema): Content => ({ "application/json": { schema } });
