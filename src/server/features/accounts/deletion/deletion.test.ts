import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../../testing/builders/account-person.ts";
import { buildScene, scenePassword } from "../../../testing/builders/build-scene.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { mailedToken, queuedMails } from "../../../testing/queued-mails.ts";
import { readEverything, readRows } from "../../../testing/read-rows.ts";
import { awaitNotices } from "../../notices/ending-service.ts";
import { accountRoutines, deleteAccountHandler } from "./deletion-jobs.ts";
import { type AccountEnding, eraseAccount } from "./erasing-service.ts";

const t = await openTestApp();
const origin = await t.app.listen({ host: "127.0.0.1", port: 0 });

const leave = (person: AccountPerson, body: object = { currentPassword: person.password, confirm: true }) =>
  person.request("POST", "/api/v1/account/delete", body);

const idOf = async (person: AccountPerson): Promise<OwnerId> =>
  (await person.request("GET", "/api/v1/me")).json().user.id;

const queuedDeletions = (ownerId: string) =>
  readRows(
    t.adminUrl,
    `select 1 from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'delete-account' and payload ->> 'ownerId' = $1`,
    [ownerId],
  );

/** Rows of any table that name the owner. */
const traces = async (...words: string[]): Promise<string[]> =>
  Object.entries(await readEverything(t.adminUrl)).flatMap(([table, rows]) =>
    rows.filter((row) => words.some((word) => row.includes(word))).map((row) => `${table}: ${row}`),
  );

describe("deleting one's account", () => {
  test("at once nobody is in any more and nobody gets in, and the address is free", async () => {
    const ada = await createSignedUp(t);
    const ownerId = await idOf(ada);
    const phone = createPerson(t, ada.email);
    await phone.auth("/sign-in/email", { email: ada.email, password: ada.password });
    await ada.request("POST", "/api/v1/account/password-reset-mail", { email: ada.email });
    await ada.auth("/email-otp/send-verification-otp", { email: ada.email });
    const otp = await ada.mailedCode();
    const stream = await openEvents(origin, phone.cookies());
    await stream.wait("event: ready");

    expect((await leave(ada)).statusCode).toBe(204);
    expect([await ada.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false]);
    await stream.wait("event: signed-out", 2_000);
    const { email, password } = ada;
    expect((await phone.auth("/sign-in/email", { email, password })).statusCode).toBe(401);
    expect((await phone.auth("/sign-in/email-otp", { email, otp })).statusCode).toBe(400);
    expect((await queuedMails(t.adminUrl, email)).at(-1)).toMatchObject({
      mail: { kind: "accountDeleted", name: "Ada Barber" },
    });
    expect(await queuedDeletions(ownerId)).toHaveLength(1);

    const again = await createSignedUp(t, email);
    expect(await again.isSignedIn()).toBe(true);
    expect(await idOf(again)).not.toBe(ownerId);
  });

  test("what was mailed for the account before opens nothing of a later one with the same address", async () => {
    const ada = await createSignedUp(t);
    await ada.request("POST", "/api/v1/account/password-reset-mail", { email: ada.email });
    const token = await mailedToken(t.adminUrl, ada.email);
    await leave(ada);
    const again = await createSignedUp(t, ada.email);
    const body = { token, newPassword: "another fine password" };
    expect((await again.request("POST", "/api/v1/account/password-reset", body)).json().fields).toEqual({
      token: "tokenInvalid",
    });
  });

  test.each([
    [{ confirm: true }, { currentPassword: "passwordRequired" }],
    [{ currentPassword: "wrong password", confirm: true }, { currentPassword: "passwordWrong" }],
    [{ currentPassword: "a fine long password" }, { confirm: "confirmRequired" }],
    [{ currentPassword: "a fine long password", confirm: false }, { confirm: "confirmRequired" }],
  ])("not with %j: %j", async (body, fields) => {
    const ada = await createSignedUp(t);
    const answer = await leave(ada, body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await ada.isSignedIn()).toBe(true);
    expect(await queuedDeletions(await idOf(ada))).toEqual([]);
  });

  test("several times at once is once", async () => {
    const ada = await createSignedUp(t);
    const ownerId = await idOf(ada);
    const statuses = (await Promise.all([leave(ada), leave(ada), leave(ada)])).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 400, 401]).toContain(status);
    expect(await queuedDeletions(ownerId)).toHaveLength(1);
    const kinds = (await queuedMails(t.adminUrl, ada.email)).map(({ mail }) => mail.kind);
    expect(kinds.filter((kind) => kind === "accountDeleted")).toHaveLength(1);
  });
});

describe("erasing deleted accounts", () => {
  /** A business with one of everything, whose owner has left. */
  const left = async () => {
    const owner = await t.owner({ name: "Goner Goneson" });
    const scene = await buildScene(t.adminUrl, owner, "Goner");
    await owner.call("POST", "/api/v1/support-tickets", {
      name: "Goner",
      email: owner.email,
      description: "Goner needs help",
    });
    const live = "select id from appointments where user_id = $1 and starts_at > $2 and status <> 'cancelled'";
    const upcoming = await readRows(t.adminUrl, live, [owner.id, t.clock.now().toString()]);
    const answer = await owner.call("POST", "/api/v1/account/delete", {
      currentPassword: scenePassword,
      confirm: true,
    });
    expect(answer.status).toBe(204);
    return { owner, scene, upcoming: upcoming.length };
  };

  test("no table keeps anything of the owner, the audit log included; the neighbors keep all of theirs", async () => {
    const neighbour = await t.owner();
    await buildScene(t.adminUrl, neighbour, "Neighbour");
    const { owner, scene } = await left();
    expect(await traces(owner.id)).not.toEqual([]);
    const before = await traces(neighbour.id);
    expect(await readRows(t.adminUrl, "select 1 from agents where user_id = $1 and is_active", [owner.id])).toEqual([]);

    const handler = deleteAccountHandler({ db: t.db, endings: [] });
    await handler.run({ ownerId: owner.id });
    expect(await traces(owner.id, owner.email, "Goner", scene.agentId, scene.appointmentId)).toEqual([]);
    expect(await traces(neighbour.id)).toEqual(before);
    // A retry of a job that had done its work.
    await handler.run({ ownerId: owner.id });
  });

  test("clients who would still have come are notified, before anything is erased", async () => {
    const { owner, upcoming } = await left();
    const notices = await readRows(t.adminUrl, "select kind from notices where user_id = $1 and kind = 'cancel'", [
      owner.id,
    ]);
    expect(upcoming).toBeGreaterThan(0);
    expect(notices).toHaveLength(upcoming);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update notices set status = 'queued' where user_id = $1", [owner.id]),
    );
    await expect(awaitNotices(t.db, owner.id)).rejects.toThrow("still on their way");
    await asAdmin(t.adminUrl, (client) =>
      client.query("update notices set status = 'sent' where user_id = $1", [owner.id]),
    );
    await awaitNotices(t.db, owner.id);
  });

  test("what lives elsewhere ends first, in order, and again until it has", async () => {
    const { owner } = await left();
    const calls: string[] = [];
    let fails = true;
    const ending = (name: string, end: () => Promise<void>): AccountEnding => ({
      name,
      end: async () => {
        const rows = await readRows(t.adminUrl, "select 1 from agents where user_id = $1", [owner.id]);
        calls.push(`${name} with ${rows.length} agents`);
        await end();
      },
    });
    const endings = [
      ending("number", async () => {}),
      ending("subscription", async () => {
        if (fails) throw new Error("PayPal is away");
      }),
      ending("files", async () => {}),
    ];
    await expect(eraseAccount({ db: t.db, endings }, owner.id)).rejects.toThrow("its subscription didn't end");
    expect(await traces(owner.id)).not.toEqual([]);
    fails = false;
    await eraseAccount({ db: t.db, endings }, owner.id);
    expect(calls).toEqual([
      "number with 2 agents",
      "subscription with 2 agents",
      "number with 2 agents",
      "subscription with 2 agents",
      "files with 2 agents",
    ]);
    expect(await traces(owner.id)).toEqual([]);
  });

  test("the daily round takes those whose job was given up, and one that fails doesn't stop it", async () => {
    const [stuck, other] = [(await left()).owner, (await left()).owner];
    const staying = await t.owner();
    const end = async (ownerId: OwnerId) => {
      if (ownerId === stuck.id) throw new Error("still away");
    };
    const [round] = accountRoutines({ db: t.db, endings: [{ name: "number", end }] });
    await expect(round?.run()).rejects.toThrow("1 accounts can't be erased yet");
    expect(await traces(other.id)).toEqual([]);
    expect(await traces(stuck.id)).not.toEqual([]);
    expect((await staying.call("GET", "/api/v1/me")).status).toBe(200);
  });

  test("nobody is erased who didn't ask for it", async () => {
    const owner = await t.owner();
    await buildScene(t.adminUrl, owner);
    const before = await traces(owner.id);
    await eraseAccount({ db: t.db, endings: [] }, owner.id);
    await eraseAccount({ db: t.db, endings: [] }, randomUUID() as string as OwnerId);
    expect(await traces(owner.id)).toEqual(before);
  });

  test("jobs that were given up are forgotten after two weeks", async () => {
    const add = (key: string, days: number) =>
      asAdmin(t.adminUrl, async (client) => {
        await client.query(`select graphile_worker.add_job('send-mail', '{}', job_key => $1, max_attempts => 1)`, [
          key,
        ]);
        await client.query(
          `update graphile_worker._private_jobs set attempts = 1, updated_at = now() - make_interval(days => $2)
            where key = $1`,
          [key, days],
        );
      });
    await add("old", 15);
    await add("recent", 13);
    const routine = accountRoutines({ db: t.db, endings: [] }).find(({ name }) => name === "forget-dead-jobs");
    await routine?.run();
    const rows = await readRows(
      t.adminUrl,
      "select key from graphile_worker._private_jobs where key in ('old', 'recent')",
    );
    expect(rows).toEqual([{ key: "recent" }]);
  });
});
