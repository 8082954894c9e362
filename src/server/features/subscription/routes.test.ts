import { describe, expect, test } from "vitest";
import {
  openPayPalApp,
  postSubscription as post,
  fetchSubscription as statusOf,
} from "../../testing/apps/open-paypal-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { subscriptionEnding } from "./ending-service.ts";
import { reconcileSubscriptions, subscriptionRoutines } from "./jobs.ts";
import { saveSubscription } from "./store.ts";

const start = Temporal.Instant.from("2027-03-01T09:00:00Z");
/** The clock ticks on while a test runs. */
const nextMonth = expect.stringMatching(/^2027-04-01T09:00:/);

const t = await openPayPalApp(start);

const checkOut = async (owner: TestOwner, agents: number) =>
  (await post<{ subscription: string; approveUrl: string; change: object | null }>(owner, "checkout", { agents })).body;

const subscribe = async (owner: TestOwner, agents: number): Promise<string> => {
  const { subscription } = await checkOut(owner, agents);
  await t.simulator.book.approve(subscription);
  const { status } = await post(owner, "confirm", { subscription });
  expect(status).toBe(200);
  return subscription;
};

/** What time alone changes. */
const reconcileDue = () =>
  subscriptionRoutines(t.jobs)
    .find(({ name }) => name === "settle-due-subscriptions")
    ?.run();

const subscriberOf = async (owner: TestOwner) =>
  (
    await readRows(
      t.adminUrl,
      `select email, paypal_subscription_id, subscribed, subscription_tier, max_agents, subscription_end
         from subscribers where user_id = $1`,
      [owner.id],
    )
  )[0];

describe("subscribing to a plan", () => {
  test("begins at PayPal, counts once approved, and is what PayPal says", async () => {
    const owner = await t.owner();
    expect(await statusOf(owner)).toMatchObject({
      ...{ subscribed: false, state: "none", maxAgents: 1, pricePerAgent: 17, currency: "USD", canCancel: false },
      paypal: { clientId: t.simulator.account.clientId },
    });
    const { subscription, approveUrl, change } = await checkOut(owner, 3);
    expect({ approveUrl, change }).toEqual({ approveUrl: expect.stringContaining(subscription), change: null });
    expect((await post(owner, "confirm", { subscription })).body.code).toBe("payment-not-confirmed");
    expect(await subscriberOf(owner)).toBeUndefined();

    await t.simulator.book.approve(subscription);
    expect((await post(owner, "confirm", { subscription })).body).toMatchObject({
      ...{ subscribed: true, subscriptionTier: "agent-based", subscriptionEnd: null, maxAgents: 3 },
      ...{ state: "active", nextBillingAt: nextMonth, canCancel: true },
    });
    expect(await subscriberOf(owner)).toMatchObject({
      ...{ email: owner.email, paypal_subscription_id: subscription, subscribed: true },
      ...{ subscription_tier: "agent-based", max_agents: 3, subscription_end: null },
    });
  });

  test("is noticed by webhook when the browser was closed", async () => {
    const owner = await t.owner();
    const { subscription } = await checkOut(owner, 2);
    await t.simulator.book.approve(subscription);
    await waitUntil("the webhook's work", async () => (await statusOf(owner)).subscribed);
    expect(await statusOf(owner)).toMatchObject({ maxAgents: 2, state: "active" });
  });

  test("twice in a hurry is one subscription", async () => {
    const owner = await t.owner();
    const begun = await Promise.all([checkOut(owner, 4), checkOut(owner, 4), checkOut(owner, 4)]);
    expect(new Set(begun.map(({ subscription }) => subscription)).size).toBe(1);
  });

  test("the same subscription is kept by many at once, without a failure", { tags: "trial" }, async () => {
    const owner = await t.owner();
    const begunAt = start;
    const row = { ...{ planId: "P-1", status: "APPROVAL_PENDING", agents: 1 }, nextBillingAt: null, paidUntil: null };
    const rest = { heldAgents: null, heldUntil: null, unpaidSince: null, activeSince: null };
    for (let round = 0; round < 100; round++) {
      const id = `I-ROUND${String(round).padStart(8, "0")}`;
      const keep = () =>
        t.db.withOwner(owner.id, (tx) =>
          tx.run(saveSubscription, {
            ...row,
            ...rest,
            ownerId: owner.id,
            id,
            reading: 0,
            createdAt: begunAt,
            now: begunAt,
          }),
        );
      await Promise.all(Array.from({ length: 10 }, keep));
    }
  });

  test("waits while the first payment is on its way", async () => {
    t.simulator.modes.lateActivation = true;
    const owner = await t.owner();
    const { subscription } = await checkOut(owner, 2);
    await t.simulator.book.approve(subscription);
    expect((await post(owner, "confirm", { subscription })).body).toMatchObject({
      subscribed: false,
      state: "processing",
    });
    expect((await post(owner, "checkout", { agents: 3 })).body.code).toBe("edit-conflict");
    await t.simulator.book.change(subscription, "activate", "");
    expect((await post(owner, "check")).body).toMatchObject({ subscribed: true, state: "active", maxAgents: 2 });
  });
});

describe("changing the number of agents", () => {
  test("revises the one subscription and says what it costs from when", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    const checkout = await checkOut(owner, 5);
    expect(checkout).toMatchObject({
      subscription,
      change: { fromAgents: 3, toAgents: 5, fromMonthly: 51, toMonthly: 85, difference: 34, billedFrom: nextMonth },
    });
    expect((await post(owner, "check")).body.maxAgents).toBe(3);
    await t.simulator.book.approve(subscription);
    expect((await post(owner, "confirm", { subscription })).body).toMatchObject({
      maxAgents: 5,
      nextBillingAt: nextMonth,
    });
    const mine = (await t.simulator.book.list()).filter(({ customId }) => customId === owner.id);
    expect(mine).toHaveLength(1);
    expect((await post(owner, "checkout", { agents: 5 })).body.code).toBe("edit-conflict");
  });

  test("upwards is confirmed by one mail with the new price, however often PayPal is asked", async () => {
    const owner = await t.owner({ language: "es" });
    const subscription = await subscribe(owner, 3);
    await checkOut(owner, 5);
    await t.simulator.book.approve(subscription);
    await post(owner, "confirm", { subscription });
    await Promise.all([post(owner, "confirm", { subscription }), post(owner, "check")]);
    const mails = (await queuedMails(t.adminUrl, owner.email)).map(({ language, mail }) => ({ language, ...mail }));
    const [price, from] = [expect.stringContaining("85"), expect.stringContaining("2027")];
    expect(mails).toMatchObject([
      { language: "es", kind: "subscriptionStarted", agents: "3" },
      { language: "es", kind: "planRaised", agents: "5", monthly: price, from },
    ]);
  });

  test("downwards waits for the billing date, then deactivates the newest agents and tells the owner", async () => {
    const owner = await t.owner({ language: "de" });
    const subscription = await subscribe(owner, 3);
    const agents = [];
    for (const name of ["Ana", "Ben", "Cy"]) agents.push(await buildAgent(t.adminUrl, owner.id, { name }));
    await checkOut(owner, 1);
    await t.simulator.book.approve(subscription);
    expect((await post(owner, "confirm", { subscription })).body).toMatchObject({
      ...{ maxAgents: 3, billedAgents: 1, activeAgents: 3, pendingChange: { agents: 1, from: nextMonth } },
    });
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ activeAgents: 3 });

    t.clock.moveTo(Temporal.Instant.from("2027-04-01T09:05:00Z"));
    expect(await statusOf(owner)).toMatchObject({ maxAgents: 1, pendingChange: null });
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ activeAgents: 1, deactivatedAgents: 2 });
    const active = await readRows(t.adminUrl, "select id from agents where user_id = $1 and is_active", [owner.id]);
    expect(active).toEqual([{ id: agents[0] }]);
    expect(await queuedMails(t.adminUrl, owner.email)).toMatchObject([
      { language: "de", mail: { kind: "subscriptionStarted", agents: "3" } },
      { language: "de", mail: { kind: "planLowered", agents: "1", leaving: "Ben, Cy" } },
      { language: "de", mail: { kind: "agentsDeactivated", deactivated: "2", maxAgents: "1" } },
    ]);
    expect((await owner.call("DELETE", "/api/v1/subscription/notice")).status).toBe(200);
    expect(await statusOf(owner)).toMatchObject({ deactivatedAgents: 0 });
  });

  test("downwards can be taken back until then", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    const change = async (agents: number) => {
      await checkOut(owner, agents);
      await t.simulator.book.approve(subscription);
      return (await post(owner, "confirm", { subscription })).body;
    };
    expect(await change(2)).toMatchObject({ maxAgents: 3, pendingChange: { agents: 2 } });
    expect((await post(owner, "checkout", { agents: 2 })).body.code).toBe("edit-conflict");
    expect(await change(3)).toMatchObject({ maxAgents: 3, billedAgents: 3, pendingChange: null });
    t.clock.moveTo(Temporal.Instant.from("2027-04-01T09:05:00Z"));
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ maxAgents: 3 });
    const kinds = (await queuedMails(t.adminUrl, owner.email)).map(({ mail }) => mail.kind);
    expect(kinds).toEqual(["subscriptionStarted", "planLowered", "loweringUndone"]);
  });

  test("leaves 50 parallel activations within the limit, even while it falls", { tags: "trial" }, async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 8);
    const ids: string[] = [];
    for (let n = 0; n < 50; n++)
      ids.push(await buildAgent(t.adminUrl, owner.id, { name: `Agent ${n}`, isActive: false }));
    await checkOut(owner, 4);
    await t.simulator.book.approve(subscription);
    await post(owner, "confirm", { subscription });
    const activate = (id: string) => owner.call("PATCH", `/api/v1/agents/${id}`, { isActive: true, version: 1 });
    const first = Promise.all(ids.slice(0, 25).map(activate));
    t.clock.moveTo(Temporal.Instant.from("2027-04-01T09:05:00Z"));
    const [, answers, more] = await Promise.all([reconcileDue(), first, Promise.all(ids.slice(25).map(activate))]);
    expect([...answers, ...more].every(({ status }) => [200, 409].includes(status))).toBe(true);
    await reconcileDue();
    expect(await statusOf(owner)).toMatchObject({ maxAgents: 4, activeAgents: 4 });
  });
});

describe("cancelling a subscription", () => {
  test("ends the billing; access lasts to the paid date and not a moment longer", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    for (const name of ["Ana", "Ben"]) await buildAgent(t.adminUrl, owner.id, { name });
    const { body } = await post(owner, "cancel", { reason: "User requested cancellation" });
    expect(body).toMatchObject({ subscribed: true, state: "ending", subscriptionEnd: nextMonth, canCancel: false });
    expect(await t.simulator.book.find(subscription)).toMatchObject({
      status: "CANCELLED",
      statusNote: "User requested cancellation",
    });
    expect((await post(owner, "cancel", { reason: "again" })).body.code).toBe("not-found");

    t.clock.moveTo(Temporal.Instant.from("2027-03-27T09:00:00Z"));
    expect(await statusOf(owner)).toMatchObject({ subscribed: true, maxAgents: 3, endsSoon: true });
    t.clock.moveTo(Temporal.Instant.from("2027-04-01T09:05:00Z"));
    expect(await statusOf(owner)).toMatchObject({ subscribed: false, state: "ended", maxAgents: 1 });
    await reconcileDue();
    expect(await subscriberOf(owner)).toMatchObject({ subscribed: false });
    expect(await statusOf(owner)).toMatchObject({ activeAgents: 1, deactivatedAgents: 1 });
  });

  test("a new subscription after it is a new one", async () => {
    const owner = await t.owner();
    const first = await subscribe(owner, 3);
    await post(owner, "cancel", { reason: "No" });
    const second = await subscribe(owner, 2);
    expect(second).not.toBe(first);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 2 });
  });

  test("together with the account, even when we don't know of the approval, and once it can be cancelled", async () => {
    t.simulator.modes.webhooks = false;
    const ending = subscriptionEnding({ db: t.db, paypal: t.paypal });
    const owner = await t.owner();
    const { subscription } = await checkOut(owner, 3);
    await ending.end(owner.id);
    t.simulator.modes.lateActivation = true;
    await t.simulator.book.approve(subscription);
    await expect(ending.end(owner.id)).rejects.toThrow();
    await t.simulator.book.change(subscription, "activate", "");
    await ending.end(owner.id);
    expect((await t.simulator.book.find(subscription)).status).toBe("CANCELLED");
  });

  test("together with the account, and again when it is cancelled already", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    const ending = subscriptionEnding({ db: t.db, paypal: t.paypal });
    await ending.end(owner.id);
    expect((await t.simulator.book.find(subscription)).status).toBe("CANCELLED");
    await ending.end(owner.id);
    const other = await t.owner();
    await subscribe(other, 1);
    await expect(subscriptionEnding({ db: t.db, paypal: null }).end(other.id)).rejects.toThrow();
    t.simulator.modes.away = true;
    await expect(ending.end(other.id)).rejects.toThrow();
  });
});

describe("what isn't the owner's own subscription grants nothing", () => {
  const refused = async (owner: TestOwner, subscription: string) => {
    const { status, body } = await post(owner, "confirm", { subscription });
    expect({ status, code: body.code }).toEqual({ status: 409, code: "payment-not-confirmed" });
    expect(await statusOf(owner)).toMatchObject({ subscribed: false, maxAgents: 1 });
  };
  const foreign = async (overrides: { planId?: string; customId?: string | null; quantity?: string }) => {
    const planId = await t.paypal.planId();
    const record = { planId, customId: null, quantity: "3", returnUrl: null, cancelUrl: null, ...overrides };
    const { sid } = await t.simulator.book.create(record);
    return sid;
  };

  test("a subscription with an invented id", async () => {
    await refused(await t.owner(), "I-ABCDEFGH1234");
  });

  test("another owner's subscription", async () => {
    const subscription = await subscribe(await t.owner(), 9);
    await refused(await t.owner(), subscription);
  });

  test.each(["51", "0", "1.5", "100"])("a subscription for %s agents", async (quantity) => {
    const owner = await t.owner();
    const id = await foreign({ customId: owner.id, quantity });
    await t.simulator.book.approve(id);
    await refused(owner, id);
  });

  test("a subscription without an owner", async () => {
    const id = await foreign({});
    await t.simulator.book.approve(id);
    await refused(await t.owner(), id);
  });

  test("a subscription on another plan", async () => {
    t.simulator.modes.webhooks = false;
    const owner = await t.owner();
    const { subscription } = await checkOut(owner, 3);
    await readRows(t.adminUrl, "delete from paypal_subscriptions where id = $1", [subscription]);
    await readRows(t.adminUrl, "update paypal_plans set plan_id = 'P-ANOTHER'");
    await t.simulator.book.approve(subscription);
    try {
      await refused(owner, subscription);
    } finally {
      await readRows(t.adminUrl, "delete from paypal_plans");
    }
  });

  test.each([0, 51, 1.5, -1, "3", null])("asking for %j agents", async (agents) => {
    const { status, body } = await post(await t.owner(), "checkout", { agents });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid-input" });
  });
});

describe("subscribing while PayPal is away or slow", () => {
  test.each([
    ["away", { away: true }],
    ["slow", { slowMs: 2_500 }],
  ])("%s: nothing changes, and it says so", async (_, mode) => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    const before = await subscriberOf(owner);
    Object.assign(t.simulator.modes, mode);
    for (const [path, body] of [
      ["check", undefined],
      ["checkout", { agents: 5 }],
      ["confirm", { subscription }],
      ["cancel", { reason: "No" }],
    ] as const) {
      const answer = await post(owner, path, body);
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({
        path,
        status: 502,
        code: "provider-failed",
      });
    }
    expect(await subscriberOf(owner)).toEqual(before);
    expect(await statusOf(owner)).toMatchObject({ subscribed: true, maxAgents: 3 });
  });

  test("what was missed meanwhile is found by the daily look", async () => {
    t.simulator.modes.webhooks = false;
    const owner = await t.owner();
    const subscription = await subscribe(owner, 3);
    await t.simulator.book.change(subscription, "suspend", "");
    expect(await statusOf(owner)).toMatchObject({ state: "active" });
    await reconcileSubscriptions(t.jobs);
    await waitUntil("the suspension", async () => (await statusOf(owner)).state === "pastDue");
    expect(await statusOf(owner)).toMatchObject({ subscribed: true, subscriptionEnd: nextMonth });
  });

  test("an approval that nobody reported is found, too", async () => {
    const owner = await t.owner();
    t.simulator.modes.webhooks = false;
    const { subscription } = await checkOut(owner, 3);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T20:00:00Z"));
    await t.simulator.book.approve(subscription);
    t.clock.moveTo(Temporal.Instant.from("2027-03-03T04:07:00Z"));
    await reconcileSubscriptions(t.jobs);
    await waitUntil("the subscription", async () => (await statusOf(owner)).subscribed);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 3 });
  });

  test("a payment that is made renews", async () => {
    const owner = await t.owner();
    await subscribe(owner, 2);
    t.clock.moveTo(Temporal.Instant.from("2027-04-01T09:05:00Z"));
    expect((await post(owner, "check")).body).toMatchObject({
      state: "active",
      nextBillingAt: expect.stringMatching(/^2027-05-01/),
    });
  });
});
