import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddress } from "#domain/clients/trial-address.ts";
import type { Command } from "#domain/conversation/command.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { createEnqueue } from "../../platform/jobs/job.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildClient } from "../../testing/builders/build-client.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildQuestion } from "../../testing/builders/build-question.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { recordRequest } from "../conversations/answering/command-service.ts";
import type { ConversationRow } from "../conversations/answering/facts-service.ts";
import { arrivalMailHandler } from "./arrival-mail-service.ts";
import { mailDays, mailQuestions, mailRequests, type OwnerMailDeps } from "./service.ts";

let t: TestApp;
let deps: OwnerMailDeps;

beforeAll(async () => {
  t = await createTestApp();
  deps = { db: t.db, clock: t.clock, enqueue: createEnqueue(t.clock), publicUrl: "https://book.example" };
});
afterAll(() => t.close());

const path = "/api/v1/mail-settings";
const mailsTo = async (owner: TestOwner) => (await queuedMails(t.adminUrl, owner.email)).map(({ mail }) => mail);

describe("the settings of owners' mails", () => {
  test("tell of waiting clients at first, and what the owner chose from then on", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    expect((await owner.call("GET", path)).body).toEqual({ onRequest: true, onDay: false });
    const chosen = { onRequest: false, onDay: true };
    expect((await owner.call("PUT", path, chosen)).body).toEqual(chosen);
    expect((await owner.call("GET", path)).body).toEqual(chosen);
    expect((await other.call("GET", path)).body).toEqual({ onRequest: true, onDay: false });
  });
});

describe("a client who asked for a person", () => {
  const ask = async (owner: TestOwner, address: string, at: string, name: string | null = "Cleo") => {
    const { clientId } = await buildClient(t.adminUrl, owner.id, { name: "Cleo", at });
    await asAdmin(t.adminUrl, (client) =>
      client.query("update clients set wants_human_since = $2, channel_address = $3, name = $4 where id = $1", [
        clientId,
        at,
        address,
        name,
      ]),
    );
    return clientId;
  };

  test("is mailed about once, after five minutes, in the owner's language, also with several at work", async () => {
    const owner = await t.owner({ language: "de" });
    const clientId = await ask(owner, "+34600000001", "2027-03-01T10:00:00Z");
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T10:04:59Z"));
    await mailRequests(deps);
    expect(await mailsTo(owner)).toEqual([]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T10:05:00Z"));
    await Promise.all([mailRequests(deps), mailRequests(deps), mailRequests(deps)]);
    await mailRequests(deps);
    expect(await queuedMails(t.adminUrl, owner.email)).toMatchObject([
      {
        language: "de",
        mail: { kind: "clientAsked", client: "Cleo", url: `https://book.example/clients/${clientId}` },
      },
    ]);
  });

  test("a client who was answered and asks again is mailed about again", async () => {
    const owner = await t.owner();
    const clientId = await ask(owner, "+34600000002", "2027-03-01T10:00:00Z", null);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T11:00:00Z"));
    await mailRequests(deps);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update clients set wants_human_since = '2027-03-02T09:00:00Z' where id = $1", [clientId]),
    );
    t.clock.moveTo(Temporal.Instant.from("2027-03-02T10:00:00Z"));
    await mailRequests(deps);
    expect(await mailsTo(owner)).toMatchObject([{ client: "+34 600 00 00 02" }, { client: "+34 600 00 00 02" }]);
  });

  test("isn't mailed about when the owner said so, or when it was the owner's own trial", async () => {
    const [silent, trying] = [await t.owner(), await t.owner()];
    await silent.call("PUT", path, { onRequest: false, onDay: false });
    await ask(silent, "+34600000003", "2027-03-02T10:00:00Z");
    await ask(trying, trialAddress, "2027-03-02T10:00:00Z");
    t.clock.moveTo(Temporal.Instant.from("2027-03-02T12:00:00Z"));
    await mailRequests(deps);
    expect([await mailsTo(silent), await mailsTo(trying)]).toEqual([[], []]);
  });
});

describe("a client whose question the bot passed on", () => {
  const ask = async (owner: TestOwner, words: readonly string[], name = "Cleo") => {
    const at = "2027-03-01T10:00:00Z";
    const built = await buildClient(t.adminUrl, owner.id, { name, at });
    for (const [index, said] of words.entries())
      await buildQuestion(t.adminUrl, owner.id, { ...built, words: said, at, place: index + 1 });
    return built.clientId;
  };

  test("is mailed about once, after five minutes, with all that was asked", async () => {
    const owner = await t.owner();
    const clientId = await ask(owner, ["Is it vegan?", "May I bring a dog?"]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T10:04:59Z"));
    await mailQuestions(deps);
    expect(await mailsTo(owner)).toEqual([]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T10:05:00Z"));
    await Promise.all([mailQuestions(deps), mailQuestions(deps), mailQuestions(deps)]);
    await mailQuestions(deps);
    const [mail, ...others] = await mailsTo(owner);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "clientQuestion",
      client: "Cleo",
      url: `https://book.example/clients/${clientId}`,
    });
    expect((mail as { questions: string }).questions.split("\n").sort()).toEqual([
      "Is it vegan?",
      "May I bring a dog?",
    ]);
  });

  test("isn't mailed about when the owner said so, or when it was answered in time", async () => {
    const [silent, quick] = [await t.owner(), await t.owner()];
    await silent.call("PUT", path, { onRequest: false, onDay: false });
    await ask(silent, ["Is it vegan?"]);
    await ask(quick, ["Is it vegan?"]);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update client_questions set state = 'dismissed', closed_at = now() where user_id = $1", [quick.id]),
    );
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T12:00:00Z"));
    await mailQuestions(deps);
    expect([await mailsTo(silent), await mailsTo(quick)]).toEqual([[], []]);
  });
});

describe("a client who is late, on the way or at the door", () => {
  const path = (clientId: string) => `https://book.example/clients/${clientId}`;

  const tell = async (owner: TestOwner, sender: string, command: Extract<Command, { kind: "tellArrival" }>) => {
    const { clientId } = await buildClient(t.adminUrl, owner.id, { name: "Cleo", at: "2027-03-01T10:00:00Z" });
    const conversation = { client_id: clientId, channel_address: "+34600000009", sender } as ConversationRow;
    const ownerId = owner.id as OwnerId;
    await t.db.withOwner(ownerId, async (tx) => {
      // Twice in a row is one piece of news.
      recordRequest({ tx, clock: t.clock, ownerId, conversation }, command);
      recordRequest({ tx, clock: t.clock, ownerId, conversation }, command);
    });
    return clientId;
  };

  /** What is queued for the worker, done here. */
  const work = async (owner: TestOwner) => {
    const jobs = await readRows<{ payload: unknown }>(
      t.adminUrl,
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
        where k.identifier = 'mail-arrival' and j.payload ->> 'ownerId' = $1`,
      [owner.id],
    );
    for (const { payload } of jobs) await arrivalMailHandler(deps).run(payload);
    return jobs.length;
  };

  const late = { kind: "tellArrival", arrival: "late", minutes: 10, appointmentId: null } as const;

  test("is mailed about at once, in the owner's language", async () => {
    const owner = await t.owner({ language: "de" });
    const clientId = await tell(owner, "business", late);
    expect(await work(owner)).toBe(1);
    expect(await queuedMails(t.adminUrl, owner.email)).toMatchObject([
      {
        language: "de",
        mail: { kind: "clientArrives", client: "Cleo", news: "Verspätet sich (10 min)", url: path(clientId) },
      },
    ]);
  });

  test("is mailed about with the appointment, to the owner and to the agent", async () => {
    const owner = await t.owner({ language: "en" });
    const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
    await owner.call("PATCH", `/api/v1/agents/${agentId}`, { email: "ana@salon.example", version: 1 });
    const appointmentId = await buildAppointment(t.adminUrl, {
      ...{ ownerId: owner.id, agentId, startsAt: "2027-03-01T11:30:00Z", clientName: "Cleo" },
    });
    await tell(owner, "business", { ...late, appointmentId });
    await work(owner);
    const news = { client: "Cleo", news: "Running late (10 min)", appointment: "12:30 PM · Haircut (Ana)" };
    expect(await queuedMails(t.adminUrl, owner.email)).toMatchObject([{ mail: { kind: "clientArrives", ...news } }]);
    expect(await queuedMails(t.adminUrl, "ana@salon.example")).toMatchObject([
      { mail: { kind: "agentClientArrives", name: "Ana", ...news } },
    ]);
  });

  test("isn't mailed about when the owner said so, or when it was the owner's own trial", async () => {
    const [silent, trying] = [await t.owner(), await t.owner()];
    await silent.call("PUT", "/api/v1/mail-settings", { onRequest: false, onDay: false });
    await tell(silent, "business", late);
    await tell(trying, trialAddress, { ...late, arrival: "here", minutes: null });
    expect([await work(silent), await work(trying)]).toEqual([0, 0]);
  });
});

describe("the mail about the day ahead", () => {
  const zone = "Pacific/Auckland";
  const build = async (onDay: boolean) => {
    const owner = await t.owner({ timeZone: zone, language: "en" });
    await owner.call("PUT", path, { onRequest: true, onDay });
    const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
    const book = (startsAt: string, more: object = {}) =>
      buildAppointment(t.adminUrl, { ownerId: owner.id as OwnerId, agentId, startsAt, zone, ...more });
    // In Auckland the 6th of March begins at 11:00 UTC of the 5th.
    await book("2027-03-05T21:30:00Z", { clientName: "Tom" });
    await book("2027-03-05T20:00:00Z", { clientName: "Cleo" });
    await book("2027-03-05T23:00:00Z", { status: "cancelled" });
    await book("2027-03-06T23:00:00Z", { clientName: "Tomorrow" });
    return owner;
  };

  test("comes once, in the business's morning, with what is booked", async () => {
    const [owner, silent] = [await build(true), await build(false)];
    for (const at of ["2027-03-05T16:59:00Z", "2027-03-05T23:00:00Z"]) {
      t.clock.moveTo(Temporal.Instant.from(at));
      await mailDays(deps);
    }
    expect(await mailsTo(owner)).toEqual([]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-05T17:00:00Z"));
    await Promise.all([mailDays(deps), mailDays(deps)]);
    await mailDays(deps);
    expect(await mailsTo(owner)).toMatchObject([
      {
        kind: "dayAhead",
        date: "Saturday, March 6, 2027",
        appointments: "9:00 AM  Cleo, Haircut (Ana)\n10:30 AM  Tom, Haircut (Ana)",
        url: "https://book.example/app",
      },
    ]);
    expect(await mailsTo(silent)).toEqual([]);
  });

  test("doesn't come when the day is free", async () => {
    const owner = await build(true);
    t.clock.moveTo(Temporal.Instant.from("2027-03-20T18:00:00Z"));
    await mailDays(deps);
    expect(await mailsTo(owner)).toEqual([]);
  });
});
