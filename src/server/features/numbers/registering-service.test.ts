import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import type { WhatsAppNumbers } from "../../integrations/whatsapp/numbers.ts";
import { usualModes } from "../../simulators/twilio/modes.ts";
import { createNumbersApp, type NumbersApp } from "../../testing/apps/numbers-app.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { advanceRegistration, type RegisteringDeps, referenceOf } from "./registering-service.ts";
import { finishRelease, tidyRegistration } from "./release-service.ts";
import { reviveStuck, watchNumbers } from "./watching-service.ts";

let app: NumbersApp;
beforeAll(async () => {
  app = await createNumbersApp();
});
afterAll(() => app.close());
beforeEach(() => void Object.assign(app.twilio.modes, usualModes, { senderSeconds: 20 }));

const register = async (body: object = {}) => {
  const owner = await app.owner();
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3 });
  const answer = await owner.call("POST", "/api/v1/whatsapp/registrations", { businessName: "Salon Ada", ...body });
  expect(answer).toMatchObject({ status: 201, body: { success: true, phoneNumber: null } });
  const { registrationId } = answer.body as { registrationId: string };
  return { owner, ownerId: owner.id, registrationId };
};

const stateOf = async (registrationId: string) => {
  const [row] = await readRows<Record<string, unknown>>(
    app.adminUrl,
    `select r.status, r.failure, r.polls, n.verification_status, n.is_active, n.released_at is not null as released, n.id
       from sender_registrations r left join whatsapp_phone_numbers n on n.id = r.number_id where r.id = $1`,
    [registrationId],
  );
  return row ?? {};
};

const bought = async (registrationId: string) =>
  (await app.twilio.numbers.list()).filter((number) => number.friendlyName === referenceOf(registrationId));

/** What the provider still charges for. */
const owned = async (registrationId: string) =>
  (await bought(registrationId)).filter(({ releasedAt }) => releasedAt === null);

/** Jobs by hand: on until nothing more happens; time passes in between. */
const settle = async (deps: RegisteringDeps, ownerId: OwnerId, registrationId: string) => {
  for (let round = 0; round < 4; round += 1) {
    await advanceRegistration(deps, ownerId, registrationId);
    app.clock.moveTo(app.clock.now().add({ seconds: 10 }));
  }
  const { id } = await stateOf(registrationId);
  if (typeof id === "string") await finishRelease(deps, ownerId, id);
  await tidyRegistration(deps, ownerId, registrationId);
};

const done = { status: "completed", failure: null, verification_status: "verified", is_active: true, released: false };

test("a number is bought, registered, asked for until it is online, and then the business's", async () => {
  const { owner, ownerId, registrationId } = await register({
    ...{ businessPhone: "+34 600 000 000", businessEmail: "hello@salon.example", businessCategory: "beauty" },
  });
  await advanceRegistration(app.deps, ownerId, registrationId);
  expect(await stateOf(registrationId)).toMatchObject({ status: "pending", verification_status: "pending", polls: 1 });
  const progress = async () => (await owner.call("GET", `/api/v1/whatsapp/registrations/${registrationId}`)).body;
  expect(await progress()).toMatchObject({ progress: "awaiting-approval", phoneNumber: expect.stringMatching(/^\+1/) });
  await settle(app.deps, ownerId, registrationId);
  expect(await stateOf(registrationId)).toMatchObject(done);
  expect(await progress()).toMatchObject({ progress: "completed" });
  const [profile] = await readRows(
    app.adminUrl,
    "select contact_phone, contact_email from user_profiles where user_id = $1",
    [ownerId],
  );
  expect(profile).toEqual({ contact_phone: "+34 600 000 000", contact_email: "hello@salon.example" });
  const [sender] = (await app.twilio.senders.list()).slice(-1);
  expect(sender).toMatchObject({
    webhook: { callback_url: `${app.publicUrl}/webhooks/twilio/inbound` },
    profile: { name: "Salon Ada", vertical: "Beauty, Spa and Salon" },
  });
});

const calls = ["findBoughtNumbers", "searchNumbers", "buyNumber", "findSender", "registerSender", "getSender"] as const;

/** Dies at one call, before it is made or after it was answered. */
type Call = Exclude<keyof WhatsAppNumbers, "countries">;

const dyingAt = (name: Call, when: "before" | "after"): RegisteringDeps => {
  let isAlive = true;
  const die = () => {
    isAlive = false;
    throw new Error("killed");
  };
  const numbers = new Proxy(app.deps.numbers as WhatsAppNumbers, {
    get: (target, key: keyof WhatsAppNumbers) => {
      if (key === "countries") return target.countries;
      return async (...args: [never, never]) => {
        if (key !== name || !isAlive) return target[key](...args);
        if (when === "before") die();
        await target[key](...args);
        return die();
      };
    },
  });
  return { ...app.deps, numbers };
};

describe.each(calls)("a registration killed at %s", (name) => {
  test.each(["before", "after"] as const)("%s it: one number, and it is finished", async (when) => {
    const { ownerId, registrationId } = await register();
    const deps = dyingAt(name, when);
    await expect(advanceRegistration(deps, ownerId, registrationId)).rejects.toThrow("killed");
    await settle(deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject(done);
    expect(await owned(registrationId)).toHaveLength(1);
    expect(await bought(registrationId)).toHaveLength(1);
  });

  test("and by then WhatsApp refuses: nothing is kept", async () => {
    const { ownerId, registrationId } = await register();
    app.twilio.modes.sender = "declined";
    const deps = dyingAt(name, "after");
    await expect(advanceRegistration(deps, ownerId, registrationId)).rejects.toThrow("killed");
    await settle(deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject({
      ...{ status: "failed", failure: "went-offline", verification_status: "failed", is_active: false, released: true },
    });
    expect(await owned(registrationId)).toEqual([]);
  });
});

describe.each(["removeSender", "releaseNumber"] as const)("killed at %s while giving back", (name) => {
  test.each(["before", "after"] as const)("%s it: the job finishes", async (when) => {
    const { ownerId, registrationId } = await register();
    app.twilio.modes.sender = "declined";
    await advanceRegistration(app.deps, ownerId, registrationId);
    app.clock.moveTo(app.clock.now().add({ seconds: 30 }));
    await advanceRegistration(app.deps, ownerId, registrationId);
    const { id } = await stateOf(registrationId);
    await expect(finishRelease(dyingAt(name, when), ownerId, id as string)).rejects.toThrow("killed");
    await finishRelease(app.deps, ownerId, id as string);
    expect(await stateOf(registrationId)).toMatchObject({ status: "failed", released: true });
    expect(await owned(registrationId)).toEqual([]);
  });
});

describe("the provider of a registration", () => {
  test.each([
    [{ stock: "none" }, "no-numbers"],
    [{ stock: "gone" }, "no-numbers"],
    [{ purchase: "refused" }, "number-refused"],
    [{ sender: "refused" }, "sender-refused"],
    [{ sender: "declined" }, "went-offline"],
  ] as const)("with %j: failed for %s, and nothing is kept", async (modes, failure) => {
    const { owner, ownerId, registrationId } = await register();
    Object.assign(app.twilio.modes, modes);
    await settle(app.deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject({ status: "failed", failure });
    expect(await owned(registrationId)).toEqual([]);
    // The owner may try again at once.
    Object.assign(app.twilio.modes, usualModes);
    const again = await owner.call("POST", "/api/v1/whatsapp/registrations", { businessName: "Salon Ada" });
    expect(again.status).toBe(201);
  });

  test.each([{ purchase: "unanswered" }, { purchase: "doubled" }, { sender: "unanswered" }] as const)(
    "with %j: one number in the end",
    async (modes) => {
      const { ownerId, registrationId } = await register();
      Object.assign(app.twilio.modes, modes);
      await advanceRegistration(app.deps, ownerId, registrationId).catch(() => {});
      await settle(app.deps, ownerId, registrationId);
      expect(await stateOf(registrationId)).toMatchObject(done);
      expect(await owned(registrationId)).toHaveLength(1);
    },
  );

  test("away: tried again, and after a day given up", async () => {
    const { ownerId, registrationId } = await register();
    app.twilio.modes.away = true;
    await expect(advanceRegistration(app.deps, ownerId, registrationId)).rejects.toThrow("doesn't answer");
    expect(await stateOf(registrationId)).toMatchObject({ status: "pending" });
    const start = app.clock.now();
    app.clock.moveTo(start.add({ hours: 24 }));
    await advanceRegistration(app.deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject({ status: "failed", failure: "timed-out" });
    app.clock.moveTo(start);
  });

  test("undecided for a day: given up, and the number goes back", async () => {
    const { ownerId, registrationId } = await register();
    app.twilio.modes.senderSeconds = 172_800;
    await settle(app.deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject({ status: "pending" });
    const start = app.clock.now();
    app.clock.moveTo(start.add({ hours: 24 }));
    await settle(app.deps, ownerId, registrationId);
    expect(await stateOf(registrationId)).toMatchObject({ status: "failed", failure: "timed-out", released: true });
    expect(await owned(registrationId)).toEqual([]);
    app.clock.moveTo(start);
  });

  test("taking an online number offline is noticed and mailed, once, and so is its return", async () => {
    const { owner, ownerId, registrationId } = await register();
    await settle(app.deps, ownerId, registrationId);
    app.twilio.modes.sendersOffline = true;
    await watchNumbers(app.deps);
    await watchNumbers(app.deps);
    expect(await stateOf(registrationId)).toMatchObject({ verification_status: "failed", is_active: true });
    app.twilio.modes.sendersOffline = false;
    await watchNumbers(app.deps);
    expect(await stateOf(registrationId)).toMatchObject({ verification_status: "verified" });
    const mails = (await queuedMails(app.adminUrl, owner.email)).map(({ mail }) => mail.kind);
    expect(mails.filter((kind) => kind === "numberOffline")).toHaveLength(1);
  });
});

test("without a provider the setup fails and says so", async () => {
  const { ownerId, registrationId } = await register();
  await advanceRegistration({ ...app.deps, numbers: null }, ownerId, registrationId);
  expect(await stateOf(registrationId)).toMatchObject({ status: "failed", failure: "no-provider" });
});

test("a registration whose job is gone is taken up again", async () => {
  const { registrationId } = await register();
  const job = "select count(*)::integer as jobs from graphile_worker._private_jobs where key = $1";
  const key = [`registration:${registrationId}`];
  await readRows(app.adminUrl, "delete from graphile_worker._private_jobs where key = $1", key);
  await reviveStuck(app.deps);
  expect(await readRows(app.adminUrl, job, key)).toEqual([{ jobs: 1 }]);
});
