// @module-tag trial
import { beforeAll, describe, expect, test } from "vitest";
import {
  type SubscriptionOption,
  type SubscriptionState,
  subscriptionStates,
} from "#domain/subscription/subscription-state.ts";
import {
  openPayPalApp,
  postSubscription as post,
  fetchSubscription as statusOf,
} from "../../testing/apps/open-paypal-app.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { subscriptionRoutines } from "./jobs.ts";

/** What the server says can be done is what can be done, in every state: no door of a state is stuck, and no other is open. */

const start = Temporal.Instant.from("2027-03-01T09:00:00Z");
/** Shortly after the first renewal, and when its grace is over. */
const renewal = Temporal.Instant.from("2027-04-01T09:05:00Z");
const graceOver = renewal.add({ hours: 7 * 24, minutes: 1 });

const t = await openPayPalApp(start);
let administrator: TestOwner;
beforeAll(async () => {
  administrator = await buildAdministrator(t);
});

const reconcileDue = () =>
  subscriptionRoutines(t.jobs)
    .find(({ name }) => name === "settle-due-subscriptions")
    ?.run();

const approve = async (owner: TestOwner, agents: number): Promise<string> => {
  const { subscription = "" } = (await post(owner, "checkout", { agents })).body;
  await t.simulator.book.approve(subscription);
  expect((await post(owner, "confirm", { subscription })).status).toBe(200);
  return subscription;
};

/** Approved, and its first payment doesn't come. */
const approveInVain = async (owner: TestOwner): Promise<void> => {
  t.simulator.modes.lateActivation = true;
  await approve(owner, 2);
  t.simulator.modes.lateActivation = false;
};

const grant = (owner: TestOwner) => administrator.call("POST", `/api/v1/admin/users/${owner.id}/subscription/enable`);

const failRenewal = async (owner: TestOwner): Promise<void> => {
  const subscription = await approve(owner, 3);
  await t.simulator.book.change(subscription, "decline", "");
  t.clock.moveTo(renewal);
  await t.simulator.book.billAll();
  await waitUntil("the failed renewal", async () => (await statusOf(owner)).state === "pastDue");
};

const pause = async (owner: TestOwner): Promise<void> => {
  await failRenewal(owner);
  t.clock.moveTo(graceOver);
  await reconcileDue();
};

const cancel = async (owner: TestOwner): Promise<void> => {
  await approve(owner, 3);
  await post(owner, "cancel", { reason: "No" });
};

type Scene = { name: string; state: SubscriptionState; reach: (owner: TestOwner) => Promise<unknown> };

const scenes: readonly Scene[] = [
  { name: "nothing yet", state: "none", reach: async () => {} },
  { name: "the first payment on its way", state: "processing", reach: approveInVain },
  { name: "an active one", state: "active", reach: (owner) => approve(owner, 3) },
  {
    name: "one that is to be smaller",
    state: "active",
    reach: async (owner) => {
      const subscription = await approve(owner, 3);
      await post(owner, "checkout", { agents: 2 });
      await t.simulator.book.approve(subscription);
      await post(owner, "confirm", { subscription });
    },
  },
  { name: "a failed renewal", state: "pastDue", reach: failRenewal },
  {
    name: "a failed renewal, and a new one on its way",
    state: "pastDue",
    reach: async (owner) => {
      await failRenewal(owner);
      await approveInVain(owner);
    },
  },
  { name: "a pause", state: "paused", reach: pause },
  {
    name: "a pause, after PayPal gave up",
    state: "paused",
    reach: async (owner) => {
      await pause(owner);
      const { unpaid } = await statusOf(owner);
      await t.simulator.book.change(unpaid?.subscription ?? "", "suspend", "");
      await post(owner, "check");
    },
  },
  { name: "a cancelled one", state: "ending", reach: cancel },
  {
    name: "a cancelled one, and a new one on its way",
    state: "ending",
    reach: async (owner) => {
      await cancel(owner);
      await approveInVain(owner);
    },
  },
  {
    name: "a cancelled one that is over",
    state: "ended",
    reach: async (owner) => {
      await cancel(owner);
      t.clock.moveTo(renewal);
      await reconcileDue();
    },
  },
  {
    name: "an unpaid one that was cancelled",
    state: "ended",
    reach: async (owner) => {
      await pause(owner);
      await post(owner, "cancel", { reason: "No" });
    },
  },
  { name: "a grant", state: "granted", reach: grant },
  {
    name: "a grant beside an unpaid one",
    state: "granted",
    reach: async (owner) => {
      await pause(owner);
      await grant(owner);
    },
  },
  {
    name: "a grant that is over",
    state: "grantEnded",
    reach: async (owner) => {
      await grant(owner);
      t.clock.moveTo(graceOver);
      await reconcileDue();
    },
  },
];

const enter = async ({ state, reach }: Scene) => {
  const owner = await t.owner();
  await reach(owner);
  const before = await statusOf(owner);
  expect(before.state).toBe(state);
  return { owner, before, can: (way: SubscriptionOption) => before.ways.includes(way) };
};

type Checkout = { subscription: string; change: object | null };
const refused = [409, { code: "edit-conflict" }];

/** What PayPal would bill this owner for. */
const billedFor = async (owner: TestOwner): Promise<number[]> =>
  (await t.simulator.book.list())
    .filter(({ customId, status }) => customId === owner.id && ["ACTIVE", "SUSPENDED"].includes(status))
    .map(({ quantity }) => Number(quantity));

test("the scenes are in every state", () => {
  expect(new Set(scenes.map(({ state }) => state))).toEqual(new Set(subscriptionStates));
});

describe.each(scenes)("$name", (scene) => {
  test("what leads nowhere changes nothing, then cancelling does what the state says", async () => {
    const { owner, before, can } = await enter(scene);
    for (const way of ["mend", "check", "mend"]) {
      expect([way, (await post(owner, way)).status]).toEqual([way, 200]);
      expect(await statusOf(owner)).toEqual(before);
    }
    const { status, body } = await post(owner, "cancel", { reason: "No" });
    if (!can("cancel")) {
      expect([status, body.code]).toEqual([404, "not-found"]);
      return void expect(await statusOf(owner)).toEqual(before);
    }
    expect(status).toBe(200);
    expect(await billedFor(owner)).toEqual([]);
    const after = await statusOf(owner);
    expect(after).toMatchObject({ canCancel: false, unpaid: null });
    expect(after.ways).toContain(after.isProcessing ? "check" : "subscribe");
  });

  test("the number that is billed, then another one, which ends as the only one billed", async () => {
    const { owner, before, can } = await enter(scene);
    const same = await post<Checkout>(owner, "checkout", { agents: before.billedAgents ?? 1 });
    expect([same.status, same.body]).toMatchObject(can("subscribe") ? [200, { change: null }] : refused);
    expect(await statusOf(owner)).toEqual(before);
    const { status, body } = await post<Checkout>(owner, "checkout", { agents: 4 });
    if (!can("subscribe") && !can("change")) return void expect([status, body]).toMatchObject(refused);
    expect([status, body.change !== null]).toEqual([200, can("change")]);
    await t.simulator.book.approve(body.subscription);
    expect((await post(owner, "confirm", { subscription: body.subscription })).status).toBe(200);
    await waitUntil("one that is billed", async () => (await billedFor(owner)).length === 1);
    expect(await billedFor(owner)).toEqual([4]);
    expect(await statusOf(owner)).toMatchObject({ state: "active", maxAgents: 4, unpaid: null });
  });
});
