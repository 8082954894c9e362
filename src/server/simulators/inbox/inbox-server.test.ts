import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailer, type Mailer } from "../../platform/mail/create-mailer.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { type InboxServer, startInboxServer } from "./inbox-server.ts";
import { createFileInboxStore, type InboxStore } from "./inbox-store.ts";

const from = "Daybook <no-reply@daybook.example>";
const now = () => Temporal.Instant.from("2026-03-02T09:00:00Z");
const verify: Mail = { kind: "verifyEmail", name: "Anna", url: "https://daybook.example/v?t=1&n=2" };

let directory: string;
let store: InboxStore;
let server: InboxServer;
let mailer: Mailer;
let errors: Error[];

const start = (port = 0) => startInboxServer({ store, now, port, onError: (error) => errors.push(error) });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "daybook-inbox-"));
  store = createFileInboxStore(directory);
  errors = [];
  server = await start();
  mailer = createMailer({ smtpUrl: server.smtpUrl, from });
});
afterEach(async () => {
  mailer.close();
  await server.close();
  await rm(directory, { recursive: true });
});

it("a sent mail is in the inbox word for word", async () => {
  await mailer.send("anna@example.com", verify, "fr");
  const [mail] = await store.list(1);
  const { subject, text, html } = renderMail(verify, "fr");
  expect(mail).toMatchObject({ from: "no-reply@daybook.example", to: "anna@example.com", at: "2026-03-02T09:00:00Z" });
  expect(mail?.subject).toBe(subject);
  expect(mail?.text.trimEnd()).toBe(text.trimEnd());
  expect(mail?.html.trimEnd()).toBe(html.trimEnd());
});

it("emoji and hostile names survive as text and add no header or recipient", async () => {
  const name = "Zoë 🎉\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>";
  const ticket: Mail = {
    kind: "supportTicket",
    reference: `🎫 ${name}`,
    name,
    email: "zoe@example.com",
    description: name,
  };
  await mailer.send("operator@example.com", ticket, "en");
  const mails = await store.list(10);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: "operator@example.com", replyTo: "zoe@example.com" });
  expect(mails[0]?.subject).toBe("Support ticket 🎫 Zoë 🎉 Bcc: victim@example.com <script>alert(1)</script>");
  expect(mails[0]?.html).not.toContain("<script");
});

it.each([
  "a@example.com, b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "Eve <a@example.com>",
  "a@b@c",
  "a",
  "",
])("the mail server refuses %j as an address", async (to) => {
  await expect(mailer.send(to, verify, "en")).rejects.toThrow("exactly one plain address");
  expect(await store.list(1)).toEqual([]);
});

it("a ticket with an address nobody can reply to still arrives", async () => {
  const ticket: Mail = { kind: "supportTicket", reference: "R", name: "Z", email: "x\r\nBcc: a@b.c", description: "d" };
  await mailer.send("operator@example.com", ticket, "en");
  expect(await store.list(10)).toMatchObject([{ to: "operator@example.com", replyTo: "" }]);
});

it("one mailer outlives a restart of the server", async () => {
  await mailer.send("anna@example.com", verify, "en");
  await server.close();
  await expect(mailer.send("anna@example.com", verify, "en")).rejects.toMatchObject({
    message: "the verifyEmail mail could not be sent",
    cause: { code: "ESOCKET" },
  });
  server = await start(server.port);
  await mailer.send("anna@example.com", verify, "de");
  expect(await store.list(10)).toHaveLength(2);
});

it("mails sent at once all arrive in the inbox", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => mailer.send(`c${index}@example.com`, verify, "en")));
  expect(new Set((await store.list(100)).map(({ to }) => to)).size).toBe(40);
});

it("the mail server says so when its port is taken", async () => {
  await expect(start(server.port)).rejects.toMatchObject({ code: "EADDRINUSE" });
});

it("the mail server refuses a mail that is too large and stays up; a dropped connection does no harm", async () => {
  const transport = createTransport({ host: "127.0.0.1", port: server.port });
  const large = { from, to: "a@example.com", subject: "large", text: "x".repeat(6 * 1024 * 1024) };
  await expect(transport.sendMail(large)).rejects.toMatchObject({ responseCode: 552 });
  const socket = connect(server.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("data", resolve));
  socket.resetAndDestroy();
  await mailer.send("anna@example.com", verify, "en");
  expect(await store.list(10)).toHaveLength(1);
});

it("the mail server takes credentials, whatever they are, and mails without HTML or subject", async () => {
  const transport = createTransport({ host: "127.0.0.1", port: server.port, auth: { user: "u", pass: "p" } });
  await transport.sendMail({ from, to: ["a@example.com", "b@example.com"], text: "only text" });
  const [mail] = await store.list(1);
  expect(mail).toMatchObject({ to: "a@example.com, b@example.com", subject: "", html: "" });
});
