import { expect, test } from "vitest";
import { createEvent } from "../../simulators/paypal/webhooks.ts";
import {
  openPayPalApp,
  postSubscription as post,
  fetchSubscription as statusOf,
} from "../../testing/apps/open-paypal-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const start = Temporal.Instant.from("2027-03-01T09:00:00Z");

const t = await openPayPalApp(start);

const begin = async (owner: TestOwner, agents: number) =>
  (await post(owner, "checkout", { agents })).body.subscription ?? "";
const mailsOf = async (owner: TestOwner, kind: string) =>
  (await queuedMails(t.adminUrl, owner.email)).map(({ mail }) => mail).filter((mail) => mail.kind === kind);

/** One is billed, the other cancelled and its payment given back, and the owner has heard of it once. */
const expectOne = async (owner: TestOwner, ids: readonly string[]) => {
  await waitUntil("the second one's mail", async () => (await mailsOf(owner, "secondSubscription")).length > 0);
  const records = await Promise.all(ids.map((id) => t.simulator.book.find(id)));
  expect(records.map(({ status }) => status).sort()).toEqual(["ACTIVE", "CANCELLED"]);
  const ended = records.find(({ status }) => status === "CANCELLED");
  const active = records.find(({ status }) => status === "ACTIVE");
  expect(ended?.payments.every(({ refundedAt }) => refundedAt !== null)).toBe(true);
  expect(active?.payments).toMatchObject([{ refundedAt: null }]);
  expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: Number(active?.quantity) });
  expect(await mailsOf(owner, "secondSubscription")).toMatchObject([{ subscription: ended?.sid }]);
  expect(await mailsOf(owner, "subscriptionStarted")).toHaveLength(1);
};

test("two tabs: the second approval is cancelled and given back, and says so", async () => {
  const owner = await t.owner();
  const [first, second] = [await begin(owner, 2), await begin(owner, 5)];
  expect(first).not.toBe(second);
  await t.simulator.book.approve(first);
  expect((await post(owner, "confirm", { subscription: first })).body).toMatchObject({ state: "active", maxAgents: 2 });
  await t.simulator.book.approve(second);
  expect((await post(owner, "confirm", { subscription: second })).body.code).toBe("already-subscribed");
  await expectOne(owner, [first, second]);
  expect((await t.simulator.book.find(first)).status).toBe("ACTIVE");
  // Its paid month is given back, so it isn't access to fall back on.
  await post(owner, "cancel", { reason: "Enough" });
  expect(await statusOf(owner)).toMatchObject({ state: "ending", maxAgents: 2 });
});

test("two approvals at the same moment, each with its webhooks, twice", async () => {
  t.simulator.modes.duplicateWebhooks = true;
  const owner = await t.owner();
  const ids = [await begin(owner, 2), await begin(owner, 5)];
  await Promise.all(ids.map((id) => t.simulator.book.approve(id)));
  const answers = await Promise.all(ids.map((subscription) => post(owner, "confirm", { subscription })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await expectOne(owner, ids);
});

test("the same approval confirmed many times, beside its webhook, is notified once", async () => {
  const owner = await t.owner();
  const subscription = await begin(owner, 3);
  const record = await t.simulator.book.approve(subscription);
  const event = createEvent("BILLING.SUBSCRIPTION.ACTIVATED", record, t.clock.now());
  const [delivered, ...answers] = await Promise.all([
    t.simulator.webhooks.deliver(event),
    ...Array.from({ length: 5 }, () => post(owner, "confirm", { subscription })),
  ]);
  expect(delivered).toBe(204);
  for (const { body } of answers) expect(body).toMatchObject({ state: "active", maxAgents: 3 });
  expect(await mailsOf(owner, "subscriptionStarted")).toHaveLength(1);
});

test("a change approved while it is cancelled ends cancelled, and PayPal bills nothing", async () => {
  const owner = await t.owner();
  const subscription = await begin(owner, 3);
  await t.simulator.book.approve(subscription);
  await post(owner, "confirm", { subscription });
  await begin(owner, 5);
  await Promise.all([
    t.simulator.book
      .approve(subscription)
      .catch(() => {})
      .then(() => post(owner, "confirm", { subscription })),
    post(owner, "cancel", { reason: "Enough" }),
  ]);
  expect((await t.simulator.book.find(subscription)).status).toBe("CANCELLED");
  expect((await post(owner, "check")).body).toMatchObject({ state: "ending", canCancel: false });
  expect(await mailsOf(owner, "subscriptionCancelled")).toHaveLength(1);
});

test("a new one approved while the old one is cancelled counts, and the old one is over", async () => {
  const owner = await t.owner();
  const [first, second] = [await begin(owner, 2), await begin(owner, 4)];
  await t.simulator.book.approve(first);
  await post(owner, "confirm", { subscription: first });
  await post(owner, "cancel", { reason: "Enough" });
  await Promise.all([
    post(owner, "cancel", { reason: "Again" }),
    t.simulator.book.approve(second).then(() => post(owner, "confirm", { subscription: second })),
  ]);
  expect((await t.simulator.book.find(first)).status).toBe("CANCELLED");
  expect(["active", "ending"]).toContain((await statusOf(owner)).state);
});
