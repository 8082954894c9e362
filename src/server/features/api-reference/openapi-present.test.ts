import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { commonErrors, type ErrorCode } from "#contract/errors.ts";
import { defineRoute, type Route } from "#contract/route.ts";
import { presentOpenApi } from "./openapi-present.ts";
import { presentOperationId } from "./operation-present.ts";

const listBreaks = defineRoute({
  method: "GET",
  path: "/api/v1/breaks",
  summary: "Breaks from a day on",
  tag: "Breaks",
  access: "public",
  query: z.strictObject({ from: z.iso.date(), limit: z.coerce.number().int().max(50).default(20) }),
  response: z.strictObject({ breaks: z.array(z.strictObject({ id: z.uuid() })) }),
});

const addBreak = defineRoute({
  method: "POST",
  path: "/api/v1/agents/:agentId/breaks",
  summary: "Add a break",
  tag: "Breaks",
  access: "owner",
  params: z.strictObject({ agentId: z.uuid() }),
  body: z.strictObject({ title: z.string().max(40), minutes: z.int().default(30) }),
  response: z.strictObject({ id: z.uuid(), minutes: z.int().default(30) }),
  status: 201,
  errors: ["not-found", "edit-conflict"],
  idempotent: true,
});

const removeBreak = defineRoute({
  method: "DELETE",
  path: "/api/v1/agents/:agentId/breaks/:breakId",
  summary: "Remove a break",
  tag: "Agents",
  access: "owner",
  params: z.strictObject({ agentId: z.uuid(), breakId: z.uuid() }),
  response: z.undefined(),
  status: 204,
  errors: ["not-found"],
});

const document = presentOpenApi([listBreaks, addBreak, removeBreak]);
const list = document.paths["/api/v1/breaks"]?.get;
const add = document.paths["/api/v1/agents/{agentId}/breaks"]?.post;
const remove = document.paths["/api/v1/agents/{agentId}/breaks/{breakId}"]?.delete;

test("every route is an operation with a name of its own, under its tag", () => {
  expect(Object.keys(document.paths)).toHaveLength(3);
  expect([list, add, remove].map((operation) => operation?.operationId)).toEqual([
    "getBreaks",
    "postAgentsByAgentIdBreaks",
    "deleteAgentsByAgentIdBreaksByBreakId",
  ]);
  expect(document.tags).toEqual([
    { name: "Breaks", description: expect.any(String) },
    { name: "Agents", description: expect.any(String) },
  ]);
  expect(remove?.tags).toEqual(["Agents"]);
});

test("two methods of one path are side by side", () => {
  const both = presentOpenApi([listBreaks, { ...listBreaks, method: "PUT" }]);
  expect(Object.keys(both.paths["/api/v1/breaks"] ?? {})).toEqual(["get", "put"]);
});

test("what a call takes: parameters by place, a body that refuses unknown fields, defaults left out", () => {
  expect(list?.parameters).toEqual([
    expect.objectContaining({ name: "from", in: "query", required: true }),
    {
      name: "limit",
      in: "query",
      required: false,
      description: expect.any(String),
      schema: expect.objectContaining({ maximum: 50, default: 20 }),
    },
  ]);
  expect(add?.parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ["agentId", "path", true],
    ["Idempotency-Key", "header", false],
  ]);
  expect(add?.requestBody?.content["application/json"].schema).toMatchObject({
    additionalProperties: false,
    required: ["title"],
    properties: { title: { type: "string", maxLength: 40 } },
  });
  expect(remove?.requestBody).toBeUndefined();
});

test("what a call answers: the fields as they leave the server, or nothing", () => {
  expect(add?.responses["201"]?.content?.["application/json"].schema).toMatchObject({
    additionalProperties: false,
    required: ["id", "minutes"],
  });
  expect(remove?.responses["204"]).not.toHaveProperty("content");
});

test.each<[string, typeof list, ErrorCode[]]>([
  ["public read", list, [...commonErrors]],
  [
    "owner's create",
    add,
    [
      ...commonErrors,
      "malformed-body",
      "signed-out",
      "foreign-origin",
      "not-found",
      "edit-conflict",
      "idempotency-mismatch",
      "body-too-large",
      "unsupported-media-type",
    ],
  ],
  ["owner's removal", remove, [...commonErrors, "signed-out", "foreign-origin", "not-found"]],
])("a %s lists each refusal it can meet, once, under its status", (_name, operation, codes) => {
  const failures = Object.entries(operation?.responses ?? {}).filter(([status]) => Number(status) >= 400);
  const listed = failures.flatMap(([, failure]) => {
    const [base, narrowed] = failure.content?.["application/json"].schema.allOf ?? [];
    expect(base).toEqual({ $ref: "#/components/schemas/ErrorBody" });
    const code = narrowed?.properties?.code;
    return typeof code === "object" ? (code.enum ?? []) : [];
  });
  expect(listed.toSorted()).toEqual(codes.toSorted());
});

test("refusals of one status share an answer", () => {
  expect(add?.responses["409"]?.content?.["application/json"].schema.allOf?.[1]).toEqual({
    type: "object",
    properties: { code: { enum: ["edit-conflict", "idempotency-mismatch"] } },
  });
  expect(add?.responses["409"]?.description).toContain("`edit-conflict`: Someone changed it since it was read");
  expect(document.components.schemas.ErrorBody).toMatchObject({ required: ["code", "message"] });
});

test("only an owner's call asks for the session cookie, whose name depends on HTTPS", () => {
  expect(add?.security).toEqual([{ session: [] }]);
  expect(list?.security).toEqual([]);
  expect(document.components.securitySchemes.session).toMatchObject({ in: "cookie", name: "daybook.session_token" });
  const secure = presentOpenApi([listBreaks], { publicUrl: "https://book.example" });
  expect(secure.components.securitySchemes.session.name).toBe("__Host-daybook.session_token");
  expect(secure.servers).toEqual([{ url: "https://book.example" }]);
});

test("a schema with an id is refused, as its reference would lead nowhere", () => {
  const named = z.strictObject({ id: z.uuid() }).meta({ id: "NamedForThisTest" });
  const route = { ...listBreaks, response: z.strictObject({ breaks: z.array(named) }) };
  expect(() => presentOpenApi([route])).toThrow(/NamedForThisTest/);
});

test("every route of the contract can be printed, none under another's name", async () => {
  const routes = await contractRoutes();
  expect(routes.length).toBeGreaterThan(0);
  expect(new Set(routes.map(presentOperationId)).size).toBe(routes.length);
  const printed = Object.values(presentOpenApi(routes).paths).flatMap((path) => Object.values(path));
  expect(printed).toHaveLength(routes.length);
});

const contractRoutes = async (): Promise<Route[]> => {
  const nouns = readdirSync("src/contract").flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  const modules: Record<string, unknown>[] = await Promise.all(nouns.map((noun) => import(`#contract/${noun}.ts`)));
  return modules.flatMap((module) => Object.values(module).filter(isRoute));
};

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
