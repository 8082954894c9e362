import { beforeAll, describe, expect, test } from "vitest";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import {
  openPayPalApp,
  postSubscription as post,
  fetchSubscription as statusOf,
} from "../../../testing/apps/open-paypal-app.ts";
import { buildAdministrator } from "../../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { reconcileSubscriptions, subscriptionRoutines } from "../jobs.ts";

const start = Temporal.Instant.from("2027-03-01T09:00:00Z");
/** Shortly after the first renewal, and days later. */
const renewal = Temporal.Instant.from("2027-04-01T09:05:00Z");
const days = (count: number) => renewal.add({ hours: count * 24 });

const t = await openPayPalApp(start);

const untilState = (owner: TestOwner, state: SubscriptionStatus["state"]) =>
  waitUntil(`the state ${state}`, async () => (await statusOf(owner)).state === state);
const mailsOf = async (owner: TestOwner) =>
  (await queuedMails(t.adminUrl, owner.email)).map(({ mail: { kind } }) => kind);
const reconcileDue = () =>
  subscriptionRoutines(t.jobs)
    .find(({ name }) => name === "settle-due-subscriptions")
    ?.run();

const begin = async (owner: TestOwner, agents: number) =>
  (await post(owner, "checkout", { agents })).body.subscription ?? "";

const subscribe = async (owner: TestOwner, agents: number): Promise<string> => {
  const subscription = await begin(owner, agents);
  await t.simulator.book.approve(subscription);
  expect((await post(owner, "confirm", { subscription })).status).toBe(200);
  return subscription;
};

/** Subscribed for three, with three agents, and the first renewal fails. */
const failing = async () => {
  const owner = await t.owner();
  const subscription = await subscribe(owner, 3);
  for (const name of ["Ana", "Ben", "Cy"]) await buildAgent(t.adminUrl, owner.id, { name });
  await t.simulator.book.change(subscription, "decline", "");
  t.clock.moveTo(renewal);
  await t.simulator.book.billAll();
  await untilState(owner, "pastDue");
  return { owner, subscription };
};

const paused = async () => {
  const scene = await failing();
  t.clock.moveTo(days(7).add({ minutes: 1 }));
  await reconcileDue();
  expect(await statusOf(scene.owner)).toMatchObject({ state: "paused", activeAgents: 1 });
  return scene;
};

describe("a renewal that fails", () => {
  test("is notified at once, and everything works for seven days", async () => {
    t.simulator.modes.duplicateWebhooks = true;
    const { owner, subscription } = await failing();
    expect(await statusOf(owner)).toMatchObject({
      ...{ subscribed: true, maxAgents: 3, activeAgents: 3, canCancel: true, endsSoon: false },
      ways: ["subscribe", "mend", "cancel", "check"],
      unpaid: { subscription, until: expect.stringMatching(/^2027-04-08T09:05:/) },
    });
    t.clock.moveTo(days(6));
    await reconcileDue();
    await reconcileSubscriptions(t.jobs);
    expect(await statusOf(owner)).toMatchObject({ state: "pastDue", activeAgents: 3 });
    expect(await mailsOf(owner)).toEqual(["subscriptionStarted", "paymentFailed"]);
  });

  test("pauses then; nothing but the number of agents and the bot changes, and the owner is notified once", async () => {
    const { owner } = await paused();
    expect(await statusOf(owner)).toMatchObject({ subscribed: false, maxAgents: 1, deactivatedAgents: 2 });
    await reconcileDue();
    expect(await mailsOf(owner)).toEqual(["subscriptionStarted", "paymentFailed", "bookingPaused"]);
  });

  test("is found by the routine through an index", async () => {
    const [setting] = await readRows<{ indexdef: string }>(
      t.adminUrl,
      "select indexdef from pg_indexes where indexname = 'subscribers_to_reconcile'",
    );
    expect(setting?.indexdef).toContain("(reconcile_at)");
  });

  test("made good in the grace: PayPal collects, everything stays, and the owner is notified once", async () => {
    const { owner, subscription } = await failing();
    expect((await post(owner, "mend")).body).toMatchObject({ state: "pastDue" });
    await t.simulator.book.change(subscription, "mend", "");
    expect((await post(owner, "mend")).body).toMatchObject({ state: "active", unpaid: null, maxAgents: 3 });
    expect((await post(owner, "mend")).body).toMatchObject({ state: "active" });
    expect(await mailsOf(owner)).toEqual(["subscriptionStarted", "paymentFailed", "paymentMended"]);
  });

  test("made good after PayPal gave up and the pause began: the agents come back", async () => {
    const { owner, subscription } = await failing();
    await t.simulator.book.change(subscription, "suspend", "");
    t.clock.moveTo(days(8));
    await reconcileDue();
    await untilState(owner, "paused");
    await t.simulator.book.change(subscription, "mend", "");
    expect((await post(owner, "mend")).body).toMatchObject({
      ...{ state: "active", subscribed: true, maxAgents: 3, activeAgents: 3, deactivatedAgents: 0 },
    });
    expect((await mailsOf(owner)).slice(2)).toEqual(["bookingPaused", "paymentMended"]);
  });

  test("made good by PayPal's own next attempt", async () => {
    const { owner, subscription } = await failing();
    await t.simulator.book.change(subscription, "mend", "");
    t.clock.moveTo(days(5));
    await t.simulator.book.billAll();
    await untilState(owner, "active");
    expect(await mailsOf(owner)).toContain("paymentMended");
  });

  test("started over: the new one counts, the unpaid one is cancelled, nobody is billed twice", async () => {
    const { owner, subscription } = await paused();
    const anew = await subscribe(owner, 2);
    expect(anew).not.toBe(subscription);
    await waitUntil(
      "the old one's end",
      async () => (await t.simulator.book.find(subscription)).status === "CANCELLED",
    );
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 2, activeAgents: 2, unpaid: null });
    expect((await t.simulator.book.find(subscription)).payments).toMatchObject([{ refundedAt: null }]);
    expect(await mailsOf(owner)).not.toContain("secondSubscription");
  });

  test("cancelled instead: it ends at once, with one mail and the way back", async () => {
    const { owner } = await failing();
    expect((await post(owner, "cancel", { reason: "No" })).body).toMatchObject({
      ...{ state: "ended", subscribed: false, canCancel: false, ways: ["subscribe", "check"] },
    });
    expect((await mailsOf(owner)).filter((kind) => kind === "subscriptionEnded")).toHaveLength(1);
    await subscribe(owner, 1);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 1 });
  });
});

describe("what PayPal does by itself", () => {
  test("expired: access lasts to the paid date", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 2);
    await t.simulator.book.change(subscription, "expire", "");
    await untilState(owner, "ending");
    t.clock.moveTo(renewal);
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ state: "ended", ways: ["subscribe", "check"] });
    expect(await mailsOf(owner)).toEqual(["subscriptionStarted", "subscriptionCancelled", "subscriptionEnded"]);
  });

  test.each(["check", "cancel"])(
    "forgotten, noticed by %s: it lasts to the paid date, and a new one can begin",
    async (how) => {
      const owner = await t.owner();
      const subscription = await subscribe(owner, 2);
      await t.simulator.book.change(subscription, "forget", "");
      const { status } = await post(owner, how, how === "cancel" ? { reason: "No" } : undefined);
      expect(status).toBe(200);
      expect(await statusOf(owner)).toMatchObject({ state: "ending", canCancel: false, maxAgents: 2 });
      t.clock.moveTo(start.add({ hours: 2 }));
      expect(await subscribe(owner, 3)).not.toBe(subscription);
      expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 3 });
    },
  );

  test("forgotten, noticed by the daily look", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 2);
    await t.simulator.book.change(subscription, "forget", "");
    await reconcileSubscriptions(t.jobs);
    await untilState(owner, "ending");
  });

  test("an approval that never brings a payment keeps nobody from starting over", async () => {
    t.simulator.modes.lateActivation = true;
    const owner = await t.owner();
    const subscription = await begin(owner, 2);
    await t.simulator.book.approve(subscription);
    expect((await post(owner, "confirm", { subscription })).body).toMatchObject({
      state: "processing",
      ways: ["check"],
    });
    t.clock.moveTo(start.add({ hours: 25 }));
    expect(await statusOf(owner)).toMatchObject({ state: "none", ways: ["subscribe", "check"] });
    t.simulator.modes.lateActivation = false;
    await subscribe(owner, 3);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 3 });
  });

  test("while it is away, mending says so and changes nothing", async () => {
    const { owner } = await failing();
    t.simulator.modes.away = true;
    expect((await post(owner, "mend")).body.code).toBe("provider-failed");
    expect(await statusOf(owner)).toMatchObject({ state: "pastDue" });
  });
});

describe("the administrator beside an unpaid subscription", () => {
  const change = async (owner: TestOwner, how: "enable" | "disable", body?: object) => {
    const administrator = await admin;
    const answer = await administrator.call("POST", `/api/v1/admin/users/${owner.id}/subscription/${how}`, body);
    return answer.status;
  };
  let admin: Promise<TestOwner>;
  beforeAll(() => {
    admin = buildAdministrator(t);
  });

  test("enables: the gift carries on, and the payment can still be fixed or cancelled", async () => {
    const { owner, subscription } = await paused();
    expect(await change(owner, "enable")).toBe(200);
    expect(await statusOf(owner)).toMatchObject({
      ...{ state: "granted", subscribed: true, unpaid: { subscription } },
      ways: ["subscribe", "mend", "cancel", "check"],
    });
    expect((await post(owner, "cancel", { reason: "No" })).status).toBe(200);
    expect(await statusOf(owner)).toMatchObject({ state: "granted", unpaid: null, canCancel: false });
  });

  test("disables: only together with PayPal, and nothing is left", async () => {
    const { owner, subscription } = await failing();
    expect(await change(owner, "disable", { cancelAtPayPal: false })).toBe(409);
    expect(await change(owner, "disable", { cancelAtPayPal: true })).toBe(200);
    expect((await t.simulator.book.find(subscription)).status).toBe("CANCELLED");
    expect(await statusOf(owner)).toMatchObject({ subscribed: false, unpaid: null, ways: ["subscribe", "check"] });
    await subscribe(owner, 2);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 2 });
  });

  test("a grant that ends is notified, and leads to the plans", async () => {
    const owner = await t.owner();
    await change(owner, "enable");
    t.clock.moveTo(renewal);
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ state: "grantEnded", ways: ["subscribe", "check"] });
    expect(await mailsOf(owner)).toEqual(["subscriptionEnded"]);
  });
});
