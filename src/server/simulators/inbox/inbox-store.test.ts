import { appendFile, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFileInboxStore, inboxCapacity } from "./inbox-store.ts";

let directory: string;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), "daybook-inbox-")), "inbox");
});
afterEach(() => rm(join(directory, ".."), { recursive: true }));

const mail = (subject: string) => ({
  from: "a@example.com",
  replyTo: "",
  to: "b@example.com",
  subject,
  text: "line\nline\u2028",
  html: "<p>",
  calendars: [],
  unsubscribe: "",
  messageId: "",
  at: "2026-03-02T09:00:00Z",
});
const subjects = async (store: ReturnType<typeof createFileInboxStore>, limit = 1000) =>
  (await store.list(limit)).map(({ subject }) => subject);

it("the stored inbox is empty before the first mail", async () => {
  expect(await createFileInboxStore(directory).list(10)).toEqual([]);
});

it("the stored inbox is nobody else's to read: mails open accounts", async () => {
  const store = createFileInboxStore(directory);
  const mode = async () => (await stat(join(directory, "mails.jsonl"))).mode & 0o777;
  await store.add(mail("first"));
  expect(await mode()).toBe(0o600);
  await store.clear();
  await store.add(mail("second"));
  expect(await mode()).toBe(0o600);
});

it("the stored inbox lists the newest first, across a restart", async () => {
  const before = createFileInboxStore(directory);
  const first = await before.add(mail("first"));
  await Promise.all([before.add(mail("second")), before.add(mail("third"))]);

  const after = createFileInboxStore(directory);
  await after.add(mail("fourth"));
  expect(await subjects(after)).toEqual(["fourth", "third", "second", "first"]);
  expect(await subjects(after, 2)).toEqual(["fourth", "third"]);
  expect((await after.list(4)).at(-1)).toEqual({ id: first.id, ...mail("first") });
});

it("the stored inbox loses only the line that a crash cut off", async () => {
  await createFileInboxStore(directory).add(mail("whole"));
  await appendFile(join(directory, "mails.jsonl"), '{"id":"x","subject":"cut');

  const store = createFileInboxStore(directory);
  expect(await subjects(store)).toEqual(["whole"]);
  await store.add(mail("next"));
  expect(await subjects(store)).toEqual(["next", "whole"]);
});

it("the stored inbox keeps the newest of too many, also in the file", async () => {
  const store = createFileInboxStore(directory);
  const total = inboxCapacity + 250;
  for (let number = 1; number <= total; number += 1) await store.add(mail(`${number}`));

  const kept = await subjects(store);
  expect(kept).toHaveLength(inboxCapacity);
  expect(kept[0]).toBe(`${total}`);
  const lines = (await readFile(join(directory, "mails.jsonl"), "utf8")).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(inboxCapacity * 1.2);
});

it("the stored inbox forgets everything when it is cleared", async () => {
  const store = createFileInboxStore(directory);
  await store.add(mail("first"));
  await store.clear();
  await store.clear();
  expect(await subjects(store)).toEqual([]);
  await store.add(mail("second"));
  expect(await subjects(store)).toEqual(["second"]);
});

it("a mail that comes again under its message id is one mail", async () => {
  const store = createFileInboxStore(directory);
  const first = await store.add({ ...mail("first"), messageId: "<notice-1@daybook>" });
  const again = await store.add({ ...mail("first"), messageId: "<notice-1@daybook>" });
  await store.add({ ...mail("other"), messageId: "<notice-2@daybook>" });
  expect(again.id).toBe(first.id);
  expect(await subjects(store)).toEqual(["other", "first"]);
});
