import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactFormMarks, publicPageFile } from "#contract/site/public-pages.ts";
import { languages } from "#domain/languages.ts";
import { testOrigin } from "../../testing/apps/sample-app-deps.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";

/** Each mark under its name, so that a test reads what was filled in. */
const page = (language: string): string =>
  `<p>${language}</p>${Object.entries(contactFormMarks)
    .map(([part, mark]) => `<i id="${part}">${mark}</i>`)
    .join("")}`;

let siteDir: string;
let t: TestApp;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), "daybook-contact-"));
  for (const language of languages) {
    for (const name of ["landing", "contact"] as const) {
      const path = join(siteDir, publicPageFile(name, language));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, page(language));
    }
  }
  t = await createTestApp({ siteDir, salesEmail: "sales@daybook.example" });
});

afterAll(async () => {
  await t.close();
  rmSync(siteDir, { recursive: true });
});

const form = { name: "María", email: "maria@example.com", message: "Do you have\r\na plan?" };

const post = (
  fields: Record<string, string>,
  options: Partial<{ url: string; ip: string; origin: string; cookie: string }> = {},
) =>
  t.app.inject({
    method: "POST",
    url: options.url ?? "/contact?lang=es",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: options.origin ?? testOrigin,
      "sec-fetch-site": "same-origin",
      ...(options.cookie !== undefined && { cookie: options.cookie }),
    },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: options.ip ?? "198.51.100.1",
  });

/** What is in the page's marks, those that aren't empty. */
const filled = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<i id="(\w+)">([\s\S]*?)<\/i>/g)].flatMap(([, part = "", text = ""]) =>
      text ? [[part, text]] : [],
    ),
  );

const messages = () => readRows(t.adminUrl, "select name, email, message, language from contact_messages");

describe("the contact form, sent by a browser without scripts", () => {
  test("belongs to the account that is signed in", async () => {
    const { id, cookie } = await t.owner();
    expect((await post(form, { cookie, ip: "198.51.100.77" })).statusCode).toBe(303);
    const sent = await readRows(t.adminUrl, "select sent_by from contact_messages");
    expect(sent).toEqual([{ sent_by: id }]);
    await asAdmin(t.adminUrl, (client) => client.query("delete from contact_messages"));
    await asAdmin(t.adminUrl, (client) => client.query("delete from graphile_worker._private_jobs"));
  });

  test("is stored and mailed, and reading the thanks again sends nothing", async () => {
    const answer = await post(form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/contact?lang=es&sent=1"]);
    expect(await messages()).toEqual([{ ...form, message: "Do you have\na plan?", language: "es" }]);
    expect(await queuedMails(t.adminUrl, "sales@daybook.example")).toHaveLength(1);
    for (let read = 0; read < 2; read++) {
      const thanks = await t.app.inject({ url: "/contact?lang=es&sent=1" });
      expect(thanks.statusCode).toBe(200);
      expect(thanks.body).toContain("<p>es</p>");
      expect(filled(thanks.body)).toEqual({ state: "sent" });
      expect(thanks.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    }
    expect(await messages()).toHaveLength(1);
  });

  test("comes back with every word of it, and at each field what is wrong, in the page's language", async () => {
    const wrong = { name: "", email: "nobody", message: '<b> & "x"' };
    const answer = await post(wrong, { url: "/contact?lang=en", ip: "198.51.100.2" });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-language": "en",
      "cache-control": "no-store",
    });
    expect(filled(answer.body)).toEqual({
      email: "nobody",
      message: "&lt;b&gt; &amp; &quot;x&quot;",
      nameProblem: "<strong>Invalid Name</strong> Please enter a valid name (1-100 characters)",
      nameInvalid: "true",
      emailProblem: "<strong>Invalid Email</strong> Please enter a valid email address",
      emailInvalid: "true",
      messageProblem: "<strong>Message Too Short</strong> Please enter a message with at least 10 characters",
      messageInvalid: "true",
    });
    const german = await post(
      { ...wrong, name: '<b>"%CONTACT_MESSAGE%"' },
      { url: "/contact?lang=de", ip: "198.51.100.2" },
    );
    expect(german.body).toContain("<p>de</p>");
    // A mark that a visitor wrote is only text.
    expect(filled(german.body)["name"]).toBe("&lt;b&gt;&quot;%CONTACT_MESSAGE%&quot;");
  });

  test.each([
    ["nothing at all", {}, ["nameProblem", "emailProblem", "messageProblem"]],
    ["a text that can't be stored", { ...form, message: "a bell \0 rings twice" }, ["messageProblem"]],
    ["a field too many", { ...form, name: "", price: "1" }, ["nameProblem"]],
  ])("%s is reported at the fields", async (_, fields, problems) => {
    const answer = await post(fields, { ip: "198.51.100.3" });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(filled(answer.body)).filter((part) => part.endsWith("Problem"))).toEqual(problems);
  });

  test("a thousand characters in lines are a thousand characters", async () => {
    const message = `${"x".repeat(499)}\r\n${"y".repeat(500)}`;
    expect((await post({ ...form, message }, { ip: "198.51.100.4" })).statusCode).toBe(303);
  });

  test("once too often keeps the text as well", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent++) statuses.push((await post(form, { ip: "198.51.100.5" })).statusCode);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
    const answer = await post(form, { ip: "198.51.100.5", url: "/contact?lang=en" });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    const { formProblem, ...kept } = filled(answer.body);
    expect(formProblem).toContain("Please try again in an hour");
    expect(kept).toEqual({ ...form, message: "Do you have\na plan?" });
  });

  test.each([
    ["another site's", "https://elsewhere.example"],
    ["nobody's", "null"],
  ])("from %s page is refused, with a page", async (_, origin) => {
    const before = await messages();
    const answer = await post(form, { origin, ip: "198.51.100.6", url: "/contact?lang=en" });
    expect(answer.statusCode).toBe(403);
    expect(filled(answer.body)).toMatchObject({ formProblem: expect.stringContaining("Failed to send message") });
    expect(await messages()).toEqual(before);
  });

  test("of a machine is thanked for and thrown away", async () => {
    const before = await messages();
    const answer = await post({ ...form, topic: "Cheap pills" }, { ip: "198.51.100.7" });
    expect(answer.statusCode).toBe(303);
    expect(await messages()).toEqual(before);
  });

  test.each([
    ["application/json", "{", 400],
    ["application/x-www-form-urlencoded", `message=${"x".repeat(70_000)}`, 413],
    ["text/plain", "name=x", 415],
  ])("as %s that can't be read is answered with the page", async (contentType, payload, status) => {
    const answer = await t.app.inject({
      method: "POST",
      url: "/contact",
      headers: { "content-type": contentType },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(filled(answer.body)).toHaveProperty("formProblem");
  });
});

test("while the database is away the text comes back too", async () => {
  const away = await createTestApp({ siteDir, databaseUrl: t.adminUrl });
  await away.db.close();
  const answer = await away.app.inject({
    method: "POST",
    url: "/contact?lang=fr",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(filled(answer.body)).toMatchObject({ name: "María", formProblem: expect.stringContaining("<strong>") });
  await away.app.close();
});
