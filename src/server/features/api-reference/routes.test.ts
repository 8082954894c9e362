import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { errorStatus } from "#contract/errors.ts";
import { defineRoute } from "#contract/route.ts";
import { apiReferenceRoutes } from "./routes.ts";

const search = defineRoute({
  method: "GET",
  path: "/api/v1/clients/:clientId",
  summary: "Find <script>alert('x')</script> & co",
  tag: "Clients <b>",
  access: "public",
  params: z.strictObject({ clientId: z.string().regex(/^<i>"\d+$/) }),
  response: z.strictObject({ "<u>name": z.string() }),
  errors: ["not-found"],
});

const rename = defineRoute({
  method: "PUT",
  path: "/api/v1/clients/:clientId/name",
  summary: "Rename a client",
  description: "Send the `version` you read & <b>nothing</b> else.",
  tag: "Clients <b>",
  access: "owner",
  params: z.strictObject({ clientId: z.uuid() }),
  body: z.strictObject({ name: z.literal("it's") }),
  response: z.undefined(),
  status: 204,
});

const app = fastify();
let page = "";

beforeAll(async () => {
  apiReferenceRoutes(app, [search, rename], { publicUrl: "https://book.example" });
  page = (await app.inject("/api/docs")).body;
});

test("the document is JSON that is checked again, and not sent twice", async () => {
  const first = await app.inject("/api/v1/openapi.json");
  expect(first.headers["content-type"]).toMatch(/^application\/json/);
  expect(first.headers["cache-control"]).toBe("no-cache");
  expect(Object.keys(first.json().paths)).toEqual(["/api/v1/clients/{clientId}", "/api/v1/clients/{clientId}/name"]);
  const again = await app.inject({
    url: "/api/v1/openapi.json",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("the page runs nothing and fetches nothing", async () => {
  const { headers } = await app.inject("/api/docs");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/);
  expect(page).not.toMatch(/<script|<link rel="stylesheet"|\son[a-z]+=|\sstyle=/);
});

test("what the contract says is text, never markup", () => {
  expect(page).toContain("Find &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; co");
  expect(page).not.toMatch(/<b>|<i>|<u>/);
  expect(page).toContain("<p>Send the <code>version</code> you read &amp; &lt;b&gt;nothing&lt;/b&gt; else.</p>");
});

test("every route has its section, reached from the navigation", () => {
  for (const id of ["getClientsByClientId", "putClientsByClientIdName"]) {
    expect(page.split(`<section class="operation" id="${id}"`)).toHaveLength(2);
    expect(page).toContain(`<li><a href="#${id}"`);
  }
  expect(page).toContain("For the signed-in owner");
});

test("every id is unique, and every link within the page leads somewhere", () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test("headings go down one step at a time", () => {
  const levels = [...page.slice(page.indexOf("<main")).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test("every code of the API is explained, and a call's own ones at the call", () => {
  for (const code of Object.keys(errorStatus)) expect(page).toContain(`id="error-${code}"`);
  expect(sectionOf("getClientsByClientId")).toContain("It never existed, was deleted");
  expect(sectionOf("putClientsByClientIdName")).not.toContain("It never existed, was deleted");
});

test("the example call can be pasted into a shell", () => {
  const section = sectionOf("putClientsByClientIdName").replaceAll("&#39;", "'").replaceAll("&quot;", '"');
  expect(section).toMatch(
    /curl -X PUT 'https:\/\/book\.example\/api\/v1\/clients\/[0-9a-f-]{36}\/name' \\\n {2}-b cookies/,
  );
  expect(section).toContain(`"name": "it'\\''s"`);
});

const sectionOf = (id: string): string => page.split(`id="${id}"`)[1]?.split("</section>")[0] ?? "";
