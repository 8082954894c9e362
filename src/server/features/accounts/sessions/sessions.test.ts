import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { AccountSession } from "#contract/account/account-security.ts";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../../testing/builders/account-person.ts";
import { openEvents } from "../../../testing/open-events.ts";

const t = await openTestApp();
const origin = await t.app.listen({ host: "127.0.0.1", port: 0 });

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
  const tokens = [ada, phone].map(
    (person) => decodeURIComponent(/session_token=([^;]+)/.exec(person.cookies())?.[1] ?? "").split(".")[0],
  );
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

/** As if so much time had passed since the session was last renewed, and since it began. */
const age = (email: string, lastUsed: string, begun: string) =>
  asAdmin(t.adminUrl, (client) =>
    client.query(
      `update session set expires_at = now() + interval '7 days' - $2::interval, created_at = now() - $3::interval
        where user_id = (select id from "user" where email = $1)`,
      [email, lastUsed, begun],
    ),
  );

const renewedSeconds = async (person: AccountPerson): Promise<number | null> => {
  const answer = await person.request("GET", "/api/v1/session");
  const cookie = [answer.headers["set-cookie"] ?? []].flat().find((each) => each.includes("session_token="));
  return cookie === undefined ? null : Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
};

test.each([
  ["an hour", "1 hour", "1 hour", null],
  ["three days", "3 days", "3 days", 7 * 86_400],
  ["six days, again and again", "6 days", "60 days", 7 * 86_400],
  ["six days, near its longest time", "6 days", "88 days", 2 * 86_400],
] as const)(
  "after %s without use the session lasts on, and its cookie with it",
  async (_, lastUsed, begun, seconds) => {
    const ada = await createSignedUp(t);
    await age(ada.email, lastUsed, begun);
    const renewed = await renewedSeconds(ada);
    if (seconds === null) expect(renewed).toBeNull();
    else expect(Math.abs((renewed ?? 0) - seconds)).toBeLessThan(60);
    expect(await ada.isSignedIn()).toBe(true);
    expect(await renewedSeconds(ada)).toBeNull();
  },
);

test("a session is over after ninety days, or seven without use", async () => {
  const [ada, eve] = [await createSignedUp(t), await createSignedUp(t)];
  await age(ada.email, "7 days", "7 days");
  await age(eve.email, "0 days", "83 days");
  expect(await ada.isSignedIn()).toBe(false);
  await age(eve.email, "6 days 23 hours", "89 days 23 hours");
  expect((await renewedSeconds(eve)) ?? 0).toBeLessThanOrEqual(3_700);
});

describe("why a session is over is answered once", () => {
  const sessionOf = async (person: AccountPerson) => (await person.request("GET", "/api/v1/session")).json();

  test("run out", async () => {
    const ada = await createSignedUp(t);
    await age(ada.email, "8 days", "8 days");
    expect(await sessionOf(ada)).toEqual({ me: null, ended: "expired" });
    expect(ada.cookies()).not.toContain("session_token");
    expect(await sessionOf(ada)).toEqual({ me: null, ended: null });
  });

  test("ended from elsewhere, or everywhere", async () => {
    const ada = await createSignedUp(t);
    const [phone, tablet] = [await elsewhere(ada, iphone), await elsewhere(ada, iphone)];
    const others = await list(ada);
    await end(ada, others[1]?.id ?? "");
    expect(
      [await sessionOf(phone), await sessionOf(tablet)].filter(({ ended }) => ended === "signed-out"),
    ).toHaveLength(1);
    await ada.request("DELETE", "/api/v1/account/sessions");
    expect(await sessionOf(ada)).toEqual({ me: null, ended: "signed-out" });
  });

  test("the password was changed, or the account deleted", async () => {
    const ada = await createSignedUp(t);
    const phone = await elsewhere(ada, iphone);
    const body = { currentPassword: ada.password, newPassword: "another fine password" };
    await ada.request("PUT", "/api/v1/account/password", body);
    expect(await sessionOf(phone)).toEqual({ me: null, ended: "password-changed" });
    await ada.request("POST", "/api/v1/account/delete", { currentPassword: body.newPassword, confirm: true });
    expect(await sessionOf(ada)).toEqual({ me: null, ended: "account-deleted" });
  });

  test("nobody else learns anything, and a log-out of one's own needs no reason", async () => {
    const ada = await createSignedUp(t);
    await ada.auth("/sign-out", {});
    expect(await sessionOf(ada)).toEqual({ me: null, ended: null });
    expect(await sessionOf(createPerson(t))).toEqual({ me: null, ended: null });
    const made = await createPerson(t).request("GET", "/api/v1/session", undefined, {
      cookie: "daybook.session_token=made-up.made-up",
    });
    expect(made.json()).toEqual({ me: null, ended: null });
  });
});

test("without a user the API says so in the specification's words", async () => {
  const answer = await createPerson(t).request("GET", "/api/v1/me");
  expect(answer.json()).toEqual({ code: "signed-out", message: "User not authenticated" });
});
