import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AdminNumber, AdminRegistration } from "#contract/admin/admin-whatsapp.ts";
import { usualModes } from "../../simulators/twilio/modes.ts";
import { createNumbersApp, type NumbersApp } from "../../testing/apps/numbers-app.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";
import { advanceRegistration } from "../numbers/registering-service.ts";
import { finishRelease, tidyRegistration } from "../numbers/release-service.ts";
import { removeNumber } from "../numbers/removal-service.ts";

let app: NumbersApp;
let administrator: TestOwner;
beforeAll(async () => {
  app = await createNumbersApp();
  administrator = await buildAdministrator(app);
});
afterAll(() => app.close());
beforeEach(() => void Object.assign(app.twilio.modes, usualModes, { senderSeconds: 0 }));

/** An owner with a number, online unless it takes that many seconds to get there. */
const withNumber = async (senderSeconds = 0) => {
  const owner = await app.owner();
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 3 });
  app.twilio.modes.senderSeconds = senderSeconds;
  const { body } = await owner.call("POST", "/api/v1/whatsapp/registrations", { businessName: "Salon Ada" });
  const { registrationId } = body as { registrationId: string };
  await advanceRegistration(app.deps, owner.id, registrationId);
  const number = (await numbers()).find(({ userId }) => userId === owner.id);
  if (!number) throw new Error("no number");
  return { owner, registrationId, number };
};
const numbers = async () =>
  ((await administrator.call("GET", "/api/v1/admin/whatsapp-numbers")).body as { numbers: AdminNumber[] }).numbers;
const registrations = async () =>
  (
    (await administrator.call("GET", "/api/v1/admin/sender-registrations")).body as {
      registrations: AdminRegistration[];
    }
  ).registrations;
const remove = async (path: string) => {
  const { status, body } = await administrator.call("DELETE", `/api/v1/admin/users/${path}`);
  return { status, code: (body as { code?: string }).code };
};
const paidFor = async (phoneNumber: string) =>
  (await app.twilio.numbers.list()).some((one) => one.phoneNumber === phoneNumber && one.releasedAt === null);
const done = { status: 200, code: undefined };

test("an active number is given back before its record goes; nobody pays for an orphan", async () => {
  const { owner, number } = await withNumber();
  expect(number).toMatchObject({ email: owner.email, isActive: true, verificationStatus: "verified" });
  expect(await remove(`${owner.id}/whatsapp-numbers/${number.id}`)).toEqual(done);
  expect(await paidFor(number.phoneNumber)).toBe(false);
  expect((await numbers()).map(({ id }) => id)).not.toContain(number.id);
  expect(
    await readRows(app.adminUrl, "select actor, action from audit_log where subject_id = $1 order by id", [number.id]),
  ).toMatchObject([
    { action: "number.bought" },
    { action: "number.online" },
    { actor: "administrator", action: "number.cancelled" },
    { actor: "administrator", action: "number.deleted" },
  ]);
  expect(await remove(`${owner.id}/whatsapp-numbers/${number.id}`)).toEqual({ status: 404, code: "not-found" });
});

test("a cleanup changes nothing while the provider is away", async () => {
  const { owner, number } = await withNumber();
  app.twilio.modes.away = true;
  expect(await remove(`${owner.id}/whatsapp-numbers/${number.id}`)).toEqual({ status: 502, code: "provider-failed" });
  expect((await numbers()).find(({ id }) => id === number.id)).toMatchObject({ isActive: true, isLeaving: false });
});

test("what the provider hasn't taken back yet keeps its record until it has", async () => {
  const { owner, number } = await withNumber();
  const { numbers: provider } = app.deps;
  if (!provider) throw new Error("no numbers");
  const half = { ...provider, releaseNumber: async () => ({ ok: false, reason: "away", detail: null }) as const };
  const removal = removeNumber({ ...app.deps, numbers: half }, owner.id, number.id, administrator.id);
  await expect(removal).rejects.toMatchObject({ code: "release-pending" });
  expect((await numbers()).find(({ id }) => id === number.id)).toMatchObject({ isActive: false, isLeaving: true });
  expect(await remove(`${owner.id}/whatsapp-numbers/${number.id}`)).toMatchObject({ code: "release-pending" });
  await finishRelease(app.deps, owner.id, number.id);
  expect(await remove(`${owner.id}/whatsapp-numbers/${number.id}`)).toEqual(done);
  expect(await paidFor(number.phoneNumber)).toBe(false);
});

test("a finished setup's record goes alone: its number lives on, even when somebody tidies up later", async () => {
  const { owner, registrationId, number } = await withNumber();
  expect(await remove(`${owner.id}/sender-registrations/${registrationId}`)).toEqual(done);
  expect((await registrations()).map(({ id }) => id)).not.toContain(registrationId);
  await tidyRegistration(app.deps, owner.id, registrationId);
  expect(await paidFor(number.phoneNumber)).toBe(true);
  expect((await numbers()).find(({ id }) => id === number.id)).toMatchObject({ isActive: true });
});

test("a setup under way is ended first, and what was bought for it goes back", async () => {
  const { owner, registrationId, number } = await withNumber(600);
  expect((await registrations()).find(({ id }) => id === registrationId)).toMatchObject({ status: "pending" });
  expect(await remove(`${owner.id}/sender-registrations/${registrationId}`)).toEqual(done);
  await finishRelease(app.deps, owner.id, number.id);
  await tidyRegistration(app.deps, owner.id, registrationId);
  await advanceRegistration(app.deps, owner.id, registrationId);
  expect(await paidFor(number.phoneNumber)).toBe(false);
});

test("another owner's record isn't found under this one", async () => {
  const [one, other] = [await withNumber(), await withNumber()];
  const expected = { status: 404, code: "not-found" };
  expect(await remove(`${one.owner.id}/whatsapp-numbers/${other.number.id}`)).toEqual(expected);
  expect(await remove(`${one.owner.id}/sender-registrations/${other.registrationId}`)).toEqual(expected);
});
