import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WhatsAppNumbers } from "../../integrations/whatsapp/numbers.ts";
import { usualModes } from "../../simulators/twilio/modes.ts";
import { createNumbersApp, type NumbersApp } from "../../testing/apps/numbers-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";
import { withdrawReturn } from "./number-store.ts";
import { advanceRegistration, referenceOf } from "./registering-service.ts";
import { endNumbers, finishRelease, releaseNumber, tidyRegistration } from "./release-service.ts";

let app: NumbersApp;
beforeAll(async () => {
  app = await createNumbersApp();
});
afterAll(() => app.close());
beforeEach(() => void Object.assign(app.twilio.modes, usualModes, { senderSeconds: 0 }));

const subscriber = async (): Promise<TestOwner> => {
  const owner = await app.owner();
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3 });
  return owner;
};
const form = { businessName: "Salon Ada", businessDescription: "Cuts" };
const submit = (owner: TestOwner, body: object = form, headers = {}) =>
  owner.call("POST", "/api/v1/whatsapp/registrations", body, headers);

type Listed = { id: string; phoneNumber: string; verificationStatus: string; isActive: boolean };
const listed = async (owner: TestOwner): Promise<Listed[]> =>
  ((await owner.call("GET", "/api/v1/whatsapp/numbers")).body as { numbers: Listed[] }).numbers;

/** An owner whose number is online. */
const withNumber = async () => {
  const owner = await subscriber();
  const { registrationId } = (await submit(owner)).body as { registrationId: string };
  await advanceRegistration(app.deps, owner.id, registrationId);
  const [number] = await listed(owner);
  if (!number) throw new Error("no number");
  return { owner, registrationId, numberId: number.id, release: `/api/v1/whatsapp/numbers/${number.id}/release` };
};
const atProvider = async (registrationId: string) => {
  const isOurs = ({ friendlyName }: { friendlyName: string }) => friendlyName === referenceOf(registrationId);
  const numbers = (await app.twilio.numbers.list()).filter((one) => isOurs(one) && one.releasedAt === null);
  const phones = (await app.twilio.numbers.list()).filter(isOurs).map(({ phoneNumber }) => phoneNumber);
  const senders = (await app.twilio.senders.list()).filter(
    (one) => phones.includes(one.phoneNumber) && one.removedAt === null,
  );
  return { numbers: numbers.length, senders: senders.length };
};

test("the profile takes the company's name from the wizard, unless it has one", async () => {
  const nameOf = async (owner: TestOwner) =>
    ((await owner.call("GET", "/api/v1/profile")).body as { companyName: string | null }).companyName;
  const nameless = await subscriber();
  await submit(nameless);
  expect(await nameOf(nameless)).toBe("Salon Ada");
  const named = await subscriber();
  await named.call("PUT", "/api/v1/profile", { companyName: "Ada Ltd.", version: 1 });
  await submit(named);
  expect(await nameOf(named)).toBe("Ada Ltd.");
});

test("the number is from the chosen country, one of those the operator allows", async () => {
  const owner = await subscriber();
  const refused = await submit(owner, { ...form, country: "DE" });
  expect(refused).toMatchObject({ status: 400, body: { fields: { country: "countryUnknown" } } });
  const { registrationId } = (await submit(owner, { ...form, country: "ES" })).body as { registrationId: string };
  const asked: string[] = [];
  const shop = app.deps.numbers as WhatsAppNumbers;
  const searchNumbers = (country: string) => {
    asked.push(country);
    return shop.searchNumbers(country);
  };
  const numbers = { ...shop, searchNumbers };
  await advanceRegistration({ ...app.deps, numbers }, owner.id, registrationId);
  expect(asked).toEqual(["ES"]);
});

describe("who may set up a number", () => {
  test("nobody without a valid subscription", async () => {
    const owner = await app.owner();
    expect(await submit(owner)).toMatchObject({ status: 402, body: { code: "subscription-required" } });
    await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3, end: "2027-03-01T08:59:59Z" });
    expect(await submit(owner)).toMatchObject({ status: 402, body: { code: "subscription-required" } });
    const { body } = await owner.call("GET", "/api/v1/whatsapp/onboarding");
    expect(body).toEqual({
      outcome: "subscription-required",
      isSubscribed: false,
      countries: ["US", "ES"],
      registration: null,
    });
  });

  test("nobody who has one", async () => {
    const { owner } = await withNumber();
    expect(await submit(owner, { businessName: "Another" })).toMatchObject({
      ...{ status: 409, body: { code: "number-active" } },
    });
    expect((await owner.call("GET", "/api/v1/whatsapp/onboarding")).body).toMatchObject({
      ...{ outcome: "number-active", isSubscribed: true, registration: { status: "completed" } },
    });
  });

  test("nobody with somebody else's picture, or one from elsewhere", async () => {
    const owner = await subscriber();
    for (const profileImageUrl of [
      `/files/profile-images/${randomUUID()}/1800000000000.jpg`,
      "https://elsewhere.example/logo.jpg",
      "/files/profile-images/../secrets.json",
    ]) {
      expect(await submit(owner, { ...form, profileImageUrl })).toMatchObject({
        ...{ status: 400, body: { code: "invalid-input", fields: { profileImageUrl: "imageUnknown" } } },
      });
    }
  });
});

describe("a number asked for twice", () => {
  test("in any number of tabs at once: one registration", async () => {
    const owner = await subscriber();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => submit(owner, form, { "idempotency-key": `tab-${index}` })),
    );
    const ids = new Set(answers.map(({ body }) => (body as { registrationId: string }).registrationId));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(ids.size).toBe(1);
    const [registrationId = ""] = ids;
    // Two workers at once, which the queue wouldn't allow: whatever they both bought, one is kept.
    await Promise.all([1, 2].map(() => advanceRegistration(app.deps, owner.id, registrationId).catch(() => {})));
    await advanceRegistration(app.deps, owner.id, registrationId);
    await tidyRegistration(app.deps, owner.id, registrationId);
    expect(await atProvider(registrationId)).toEqual({ numbers: 1, senders: 1 });
    expect(
      await readRows(app.adminUrl, "select 1 from whatsapp_phone_numbers where user_id = $1", [owner.id]),
    ).toHaveLength(1);
  });

  test("with other words meanwhile: refused", async () => {
    const owner = await subscriber();
    await submit(owner);
    expect(await submit(owner, { businessName: "Another" })).toMatchObject({ status: 409 });
    expect((await owner.call("GET", "/api/v1/whatsapp/onboarding")).body).toMatchObject({
      ...{ outcome: "wizard", registration: { status: "pending", progress: "buying-number" } },
    });
  });

  test("with one key: the first answer; with another body: refused", async () => {
    const owner = await subscriber();
    const key = { "idempotency-key": "one" };
    const first = await submit(owner, form, key);
    expect((await submit(owner, form, key)).body).toEqual(first.body);
    expect(await submit(owner, { businessName: "B" }, key)).toMatchObject({ body: { code: "idempotency-mismatch" } });
  });
});

describe("giving a number back", () => {
  test("removes the sender and the number; another one may be set up", async () => {
    const { owner, registrationId, release } = await withNumber();
    expect(await owner.call("POST", release)).toMatchObject({
      ...{ status: 200, body: { isReleased: true, number: { verificationStatus: "cancelled", isActive: false } } },
    });
    expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
    expect(await owner.call("POST", release)).toMatchObject({ status: 200, body: { isReleased: true } });
    expect((await submit(owner)).status).toBe(201);
    expect((await listed(owner)).map(({ verificationStatus }) => verificationStatus)).toEqual(["cancelled"]);
  });

  test("with the provider away: refused, and everything is as before", async () => {
    const { owner, registrationId, release } = await withNumber();
    app.twilio.modes.away = true;
    expect(await owner.call("POST", release)).toMatchObject({ status: 502, body: { code: "provider-failed" } });
    expect(await listed(owner)).toMatchObject([{ verificationStatus: "verified", isActive: true }]);
    app.twilio.modes.away = false;
    expect(await atProvider(registrationId)).toEqual({ numbers: 1, senders: 1 });
  });

  test("with the provider away in the middle: cancelled, and a job finishes", async () => {
    const { owner, registrationId, numberId } = await withNumber();
    const { numbers } = app.deps;
    if (!numbers) throw new Error("no numbers");
    const half = { ...numbers, releaseNumber: async () => ({ ok: false, reason: "away", detail: null }) as const };
    expect(await releaseNumber({ ...app.deps, numbers: half }, owner.id, numberId)).toMatchObject({
      ...{ isReleased: false, number: { verificationStatus: "cancelled", isActive: false } },
    });
    expect(await atProvider(registrationId)).toEqual({ numbers: 1, senders: 0 });
    await finishRelease(app.deps, owner.id, numberId);
    expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
  });

  test("another click fails and takes the request back in the middle: a job finishes all the same", async () => {
    const { owner, registrationId, numberId } = await withNumber();
    const { numbers, db } = app.deps;
    if (!numbers) throw new Error("no numbers");
    const away = { ok: false, reason: "away", detail: null } as const;
    const crossed = {
      ...numbers,
      removeSender: async (senderId: string) => {
        const removed = await numbers.removeSender(senderId);
        await db.withOwner(owner.id, (tx) => tx.run(withdrawReturn, { ownerId: owner.id, numberId }));
        return removed;
      },
      releaseNumber: async () => away,
    };
    await releaseNumber({ ...app.deps, numbers: crossed }, owner.id, numberId);
    await finishRelease(app.deps, owner.id, numberId);
    expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
  });

  test("twice at once is once", async () => {
    const { owner, registrationId, release } = await withNumber();
    const answers = await Promise.all([owner.call("POST", release), owner.call("POST", release)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
  });

  test("while it is being set up ends the setup", async () => {
    const owner = await subscriber();
    app.twilio.modes.senderSeconds = 600;
    const { registrationId } = (await submit(owner)).body as { registrationId: string };
    await advanceRegistration(app.deps, owner.id, registrationId);
    const [number] = await listed(owner);
    expect(number).toMatchObject({ verificationStatus: "pending", isActive: true });
    await owner.call("POST", `/api/v1/whatsapp/numbers/${number?.id}/release`);
    await advanceRegistration(app.deps, owner.id, registrationId);
    expect((await owner.call("GET", `/api/v1/whatsapp/registrations/${registrationId}`)).body).toMatchObject({
      ...{ status: "failed", failure: "cancelled" },
    });
    expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
  });
});

test.each([0, 600])("an account that ends takes its number along, %i seconds before it is online", async (seconds) => {
  const owner = await subscriber();
  app.twilio.modes.senderSeconds = seconds;
  const { registrationId } = (await submit(owner)).body as { registrationId: string };
  await advanceRegistration(app.deps, owner.id, registrationId);
  app.twilio.modes.away = true;
  await expect(endNumbers(app.deps, owner.id)).rejects.toThrow();
  app.twilio.modes.away = false;
  await endNumbers(app.deps, owner.id);
  expect(await atProvider(registrationId)).toEqual({ numbers: 0, senders: 0 });
});
