import Fastify from "fastify";
import { beforeEach, expect, it } from "vitest";
import { inboxRoutes } from "./inbox-routes.ts";
import type { InboxMail, InboxStore } from "./inbox-store.ts";

const mails: InboxMail[] = [];
const store: InboxStore = {
  add: async (mail) => ({ id: "unused", ...mail }),
  list: async (limit) => mails.slice(0, limit),
  clear: async () => undefined,
};
const hostile = `<script>alert("1")</script>`;
const mail: InboxMail = {
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  from: `eve${hostile}@example.com`,
  replyTo: "",
  to: `anna${hostile}@example.com`,
  subject: `Hi ${hostile}`,
  text: `text ${hostile}`,
  calendars: [],
  unsubscribe: "",
  messageId: "",
  html: `<!doctype html><html><head><title>t</title></head><body>${hostile}<a href="https://daybook.example">go</a></body></html>`,
  at: "2026-03-02T09:00:00Z",
};

const app = Fastify();
app.register(inboxRoutes, { store });
const get = (url: string) => app.inject({ method: "GET", url });

beforeEach(() => {
  mails.splice(0, mails.length, mail, { ...mail, id: "0f8fad5b-0000", subject: "Older", html: "" });
});

it("the inbox lists the mails for programs", async () => {
  const response = await get("/simulator/api/mails");
  expect(response.json()).toEqual(mails);
  expect(response.headers["cache-control"]).toBe("no-store");
});

it("the inbox page shows the list and refreshes itself", async () => {
  const { body, headers } = await get("/simulator/inbox");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("Older");
  expect(body).toContain(`href="/simulator/inbox?mail=${mail.id}"`);
  expect(body).toContain(`http-equiv="refresh" content="5"`);
});

it("the inbox page shows a chosen mail escaped, framed and without refreshing", async () => {
  const { body, headers } = await get(`/simulator/inbox?mail=${mail.id}`);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(body).not.toContain("<script");
  expect(body).not.toContain("http-equiv");
  expect(body).toContain("<h2>Hi &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</h2>");
  expect(body).toContain(
    `sandbox="allow-popups allow-popups-to-escape-sandbox" src="/simulator/inbox/${mail.id}.html"`,
  );
});

it("the inbox page shows the plain text when asked to, and when there is nothing else", async () => {
  for (const url of [`/simulator/inbox?mail=${mail.id}&view=text`, "/simulator/inbox?mail=0f8fad5b-0000"]) {
    const { body } = await get(url);
    expect(body).toContain("<pre>text &lt;script&gt;");
    expect(body).not.toContain("<iframe");
  }
});

it("a mail's own HTML is served in a sandbox, its links opening outside", async () => {
  const { body, headers } = await get(`/simulator/inbox/${mail.id}.html`);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  expect(body).toBe(mail.html.replace("<head>", '<head><base target="_blank">'));
});

it("the inbox page says when a mail is gone", async () => {
  const page = await get(`/simulator/inbox?mail=${encodeURIComponent(hostile)}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("This email has been deleted");
  expect(page.body).not.toContain("<script");
  expect((await get("/simulator/inbox/0f8fad5b-ffff.html")).statusCode).toBe(404);
  expect((await get("/simulator/inbox?mail=a&mail=b")).statusCode).toBe(404);
});

it("the inbox page says what to do when there is no mail", async () => {
  mails.length = 0;
  expect((await get("/simulator/inbox")).body).toContain(
    "No emails yet. Sign up, and the verification email appears here.",
  );
});
