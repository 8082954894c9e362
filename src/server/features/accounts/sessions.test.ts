import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountSession } from "#contract/account-security.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../testing/account-person.ts";
import { openEvents } from "../../testing/open-events.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await createTestApp();
  origin = await t.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => t.close());

const list = async (person: AccountPerson): Promise<AccountSession[]> =>
  (await person.request("GET", "/api/v1/account/sessions")).json().sessions;
const end = (person: AccountPerson, sessionId: string) =>
  person.request("DELETE", `/api/v1/account/sessions/${sessionId}`);

const elsewhere = async (owner: AccountPerson, userAgent: string) => {
  const person = createPerson(t, owner.email);
  await person.auth("/sign-in/email", { email: owner.email, password: owner.password }, { "user-agent": userAgent });
  return person;
};

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test("the list names devices and half an address, this session first, and no token", async () => {
  const ada = await createSignedUp(t);
  const phone = await elsewhere(ada, iphone);
  await elsewhere(ada, "curl/8");
  const sessions = await list(ada);
  expect(sessions.map(({ isCurrent, browser, system }) => ({ isCurrent, browser, system }))).toEqual([
    { isCurrent: true, browser: "Firefox", system: "Linux" },
    { isCurrent: false, browser: null, system: null },
    { isCurrent: false, browser: "Safari", system: "iPhone" },
  ]);
  for (const { network } of sessions) expect(network).toMatch(/^198\.18\.\d+\.•$/);
  const tokens = [ada, phone].map((person) => decodeURIComponent(person.cookies().split("=")[1] ?? "").split(".")[0]);
  for (const token of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
  expect((await list(phone))[0]).toMatchObject({ isCurrent: true, system: "iPhone" });
});

test("ending one ends its event stream as well, and no other", async () => {
  const ada = await createSignedUp(t);
  const phone = await elsewhere(ada, iphone);
  const stream = await openEvents(origin, phone.cookies());
  await stream.wait("event: ready");
  const [, other] = await list(ada);
  expect((await end(ada, other?.id ?? "")).statusCode).toBe(204);
  expect(await phone.isSignedIn()).toBe(false);
  await stream.wait("event: signed-out", 2_000);
  await stream.ended();
  expect(await ada.isSignedIn()).toBe(true);
  expect((await end(ada, other?.id ?? "")).statusCode).toBe(404);
});

test("somebody else's session is as unknown as none", async () => {
  const [ada, eve] = [await createSignedUp(t), await createSignedUp(t)];
  const [theirs] = await list(ada);
  const [foreign, unknown] = [await end(eve, theirs?.id ?? ""), await end(eve, randomUUID())];
  expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await ada.isSignedIn()).toBe(true);
});

test("signing out everywhere is everywhere, here as well, for this account alone", async () => {
  const [ada, eve] = [await createSignedUp(t), await createSignedUp(t)];
  const phone = await elsewhere(ada, iphone);
  const stream = await openEvents(origin, ada.cookies());
  await stream.wait("event: ready");
  expect((await ada.request("DELETE", "/api/v1/account/sessions")).statusCode).toBe(204);
  await stream.wait("event: signed-out", 2_000);
  expect([await ada.isSignedIn(), await phone.isSignedIn(), await eve.isSignedIn()]).toEqual([false, false, true]);
});
