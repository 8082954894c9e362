import { describe, expect, test } from "vitest";
import type { AdminUser } from "#contract/admin/admin.ts";
import { openPayPalApp, fetchSubscription as statusOf } from "../../testing/apps/open-paypal-app.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { reconcileSubscriptions, subscriptionRoutines } from "../subscription/jobs.ts";

const start = Temporal.Instant.from("2027-03-01T09:00:00Z");
const inThirtyDays = expect.stringMatching(/^2027-03-31T09:00:/);

const t = await openPayPalApp(start);
const administrator = await buildAdministrator(t);

const change = async (owner: TestOwner, how: "enable" | "disable", body?: object) => {
  const answer = await administrator.call("POST", `/api/v1/admin/users/${owner.id}/subscription/${how}`, body);
  return { status: answer.status, code: (answer.body as { code?: string }).code };
};
const enable = (owner: TestOwner) => change(owner, "enable");
const disable = (owner: TestOwner, cancelAtPayPal = false) => change(owner, "disable", { cancelAtPayPal });
const done = { status: 200, code: undefined };

const listed = async (owner: TestOwner) => {
  const { body } = await administrator.call("GET", `/api/v1/admin/users?search=${owner.email}`);
  return (body as { users: AdminUser[] }).users[0]?.subscription;
};
const recordOf = async (owner: TestOwner) =>
  (
    await readRows(
      t.adminUrl,
      `select subscribed, subscription_tier, subscription_end, paypal_subscription_id, max_agents
         from subscribers where user_id = $1`,
      [owner.id],
    )
  )[0];
const cleared = {
  ...{ subscribed: false, subscription_tier: null, subscription_end: null, paypal_subscription_id: null },
  max_agents: 1,
};
const auditOf = (owner: TestOwner) =>
  readRows<{ actor: string; action: string }>(
    t.adminUrl,
    "select actor, action from audit_log where user_id = $1 and action like 'subscription.%' order by id",
    [owner.id],
  );

const subscribe = async (owner: TestOwner, agents: number): Promise<string> => {
  const { body } = await owner.call("POST", "/api/v1/subscription/checkout", { agents });
  const { subscription } = body as { subscription: string };
  await t.simulator.book.approve(subscription);
  expect((await owner.call("POST", "/api/v1/subscription/confirm", { subscription })).status).toBe(200);
  return subscription;
};

describe("enabling a subscription by hand", () => {
  test("grants premium for thirty days, and says so everywhere", async () => {
    const owner = await t.owner();
    expect(await enable(owner)).toEqual(done);
    expect(await listed(owner)).toEqual({
      ...{ isActive: true, tier: "premium", end: inThirtyDays, providerId: "admin-granted", maxAgents: 1 },
      isLiveAtPayPal: false,
    });
    expect(await statusOf(owner)).toMatchObject({ subscribed: true, state: "granted", canCancel: false });
    expect(await auditOf(owner)).toEqual([{ actor: "administrator", action: "subscription.granted" }]);
  });

  test("ends by itself", async () => {
    const owner = await t.owner();
    await enable(owner);
    t.clock.moveTo(start.add({ hours: 24 * 30 + 1 }));
    expect(await listed(owner)).toMatchObject({ isActive: false });
    const reconcileDue = subscriptionRoutines(t.jobs).find(({ name }) => name === "settle-due-subscriptions");
    await reconcileDue?.run();
    expect(await recordOf(owner)).toMatchObject({ subscribed: false, subscription_tier: null, max_agents: 1 });
    expect(await enable(owner)).toEqual(done);
    expect(await listed(owner)).toMatchObject({ isActive: true });
  });

  test("an owner who pays PayPal can't be granted anything beside it", async () => {
    const owner = await t.owner();
    await subscribe(owner, 2);
    expect(await enable(owner)).toEqual({ status: 409, code: "edit-conflict" });
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 2 });
  });

  test("a subscription taken out and ended meanwhile leaves the grant as it was", async () => {
    // PayPal's month is February, two days shorter than the thirty of the grant.
    t.clock.moveTo(Temporal.Instant.from("2027-02-01T09:00:00Z"));
    const owner = await t.owner();
    await enable(owner);
    const subscription = await subscribe(owner, 3);
    expect(await listed(owner)).toMatchObject({ tier: "agent-based", providerId: subscription, isLiveAtPayPal: true });
    await owner.call("POST", "/api/v1/subscription/cancel", { reason: "Changed my mind" });
    expect(await statusOf(owner)).toMatchObject({ state: "ending", maxAgents: 3 });
    t.clock.moveTo(Temporal.Instant.from("2027-03-02T09:00:00Z"));
    await owner.call("POST", "/api/v1/subscription/check");
    await reconcileSubscriptions(t.jobs);
    const granted = {
      subscribed: true,
      state: "granted",
      subscriptionEnd: expect.stringMatching(/^2027-03-03T09:00:/),
    };
    expect(await statusOf(owner)).toMatchObject(granted);
  });
});

describe("disabling a subscription by hand", () => {
  test("takes a grant away, with the agents beyond the first, and tells the owner", async () => {
    const owner = await t.owner();
    await readRows(t.adminUrl, "insert into subscribers (user_id, email, max_agents) values ($1, $2, 3)", [
      ...[owner.id, owner.email],
    ]);
    await enable(owner);
    expect(await listed(owner)).toMatchObject({ maxAgents: 3 });
    for (const name of ["One", "Two", "Three"]) await buildAgent(t.adminUrl, owner.id, { name });
    expect(await disable(owner)).toEqual(done);
    expect(await recordOf(owner)).toEqual(cleared);
    expect(await statusOf(owner)).toMatchObject({ state: "none", activeAgents: 1, deactivatedAgents: 2 });
    expect(await queuedMails(t.adminUrl, owner.email)).toMatchObject([
      { mail: { kind: "subscriptionEnded" } },
      { mail: { kind: "agentsDeactivated" } },
    ]);
    expect((await auditOf(owner)).at(-1)).toEqual({ actor: "administrator", action: "subscription.revoked" });
  });

  test("what PayPal bills is refused, unless it is cancelled there together", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 2);
    expect(await disable(owner)).toEqual({ status: 409, code: "subscription-live" });
    expect(await statusOf(owner)).toMatchObject({ state: "active" });
    expect(await disable(owner, true)).toEqual(done);
    expect((await t.simulator.book.find(subscription)).status).toBe("CANCELLED");
    expect(await recordOf(owner)).toEqual(cleared);
    expect(await auditOf(owner)).toMatchObject([
      { actor: "owner", action: "subscription.begun" },
      { actor: "administrator", action: "subscription.cancelled" },
      { actor: "administrator", action: "subscription.revoked" },
    ]);
  });

  test("with PayPal away nothing changes", async () => {
    const owner = await t.owner();
    await subscribe(owner, 2);
    t.simulator.modes.away = true;
    expect(await disable(owner, true)).toEqual({ status: 502, code: "provider-failed" });
    expect(await listed(owner)).toMatchObject({ isActive: true, isLiveAtPayPal: true });
  });

  test("time that was paid stays away, whatever PayPal repeats; a new subscription counts", async () => {
    const owner = await t.owner();
    const subscription = await subscribe(owner, 2);
    await owner.call("POST", "/api/v1/subscription/cancel", { reason: "Enough" });
    expect(await statusOf(owner)).toMatchObject({ state: "ending" });
    expect(await disable(owner)).toEqual(done);
    await owner.call("POST", "/api/v1/subscription/confirm", { subscription });
    await owner.call("POST", "/api/v1/subscription/check");
    await reconcileSubscriptions(t.jobs);
    expect(await recordOf(owner)).toEqual(cleared);
    t.clock.moveTo(start.add({ hours: 2 }));
    const again = await subscribe(owner, 4);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 4 });
    expect(again).not.toBe(subscription);
  });

  test("a lost event about a live one is asked for first", async () => {
    const owner = await t.owner();
    const { body } = await owner.call("POST", "/api/v1/subscription/checkout", { agents: 2 });
    const { subscription } = body as { subscription: string };
    await t.simulator.book.approve(subscription);
    await waitUntil("PayPal's activation", async () => (await t.simulator.book.find(subscription)).status === "ACTIVE");
    await readRows(t.adminUrl, "update paypal_subscriptions set status = 'APPROVAL_PENDING' where id = $1", [
      ...[subscription],
    ]);
    expect(await disable(owner)).toEqual({ status: 409, code: "subscription-live" });
  });

  test("nothing at all is fine, and enabling and disabling at once ends as one of both", async () => {
    const owner = await t.owner();
    expect(await disable(owner)).toEqual(done);
    await Promise.all([enable(owner), disable(owner), enable(owner), disable(owner)]);
    const { isActive, maxAgents, providerId } = (await listed(owner)) ?? {};
    expect([
      { isActive: true, maxAgents: 1, providerId: "admin-granted" },
      { isActive: false, maxAgents: 1, providerId: null },
    ]).toContainEqual({ isActive, maxAgents, providerId });
  });
});
