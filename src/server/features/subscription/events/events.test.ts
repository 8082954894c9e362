import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { EventType } from "../../../simulators/paypal/subscriptions/billing.ts";
import { createEvent } from "../../../simulators/paypal/webhooks.ts";
import { createPayPalApp, type PayPalApp } from "../../../testing/apps/paypal-app.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { trialLength } from "../../../testing/trial-length.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

let t: PayPalApp;

beforeAll(async () => {
  t = await createPayPalApp(inject("adminUrl"), "2027-03-01T09:00:00Z");
  // Events come by the tests' own hand.
  t.simulator.modes.webhooks = false;
});
afterAll(() => t.close());

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

const untilWorked = () =>
  waitUntil(
    "an empty queue",
    async () => {
      const sql = `select count(*)::int as waiting from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'refresh-subscription'`;
      return (await readRows<{ waiting: number }>(t.adminUrl, sql))[0]?.waiting === 0;
    },
    60_000,
  );

const begin = async (ownerId: OwnerId, agents: string) => {
  const planId = await t.paypal.planId();
  const { sid } = await t.simulator.book.create({
    ...{ planId, quantity: agents, customId: ownerId, returnUrl: null, cancelUrl: null },
  });
  return sid;
};

const events: EventType[] = [
  "BILLING.SUBSCRIPTION.CREATED",
  "BILLING.SUBSCRIPTION.ACTIVATED",
  "PAYMENT.SALE.COMPLETED",
  "BILLING.SUBSCRIPTION.UPDATED",
  "BILLING.SUBSCRIPTION.CANCELLED",
];

describe("five events in any of their 120 orders, each of them twice", () => {
  const orders = ordersOf(events);
  const tried = orders.filter((_, index) => index % trialLength({ short: 5, long: 1 }) === 0);

  /** PayPal goes its own way meanwhile: what an event reports may be over, or still to come. */
  const changesOf = (id: string): (() => Promise<unknown>)[] => [
    async () => {},
    () => t.simulator.book.approve(id),
    async () => {},
    async () => {
      await t.simulator.book.revise(id, "5");
      await t.simulator.book.approve(id);
    },
    () => t.simulator.book.change(id, "cancel", "Enough"),
  ];

  test("end in PayPal's state", { tags: "trial", timeout: 120_000 }, async () => {
    expect(orders).toHaveLength(120);
    const play = async (order: readonly EventType[]) => {
      const owner = await t.owner();
      const id = await begin(owner.id, "3");
      const changes = changesOf(id);
      for (const [at, type] of order.entries()) {
        await changes[at]?.();
        const event = createEvent(type, await t.simulator.book.find(id), t.clock.now());
        const statuses = await Promise.all([t.simulator.webhooks.deliver(event), t.simulator.webhooks.deliver(event)]);
        expect(statuses).toEqual([204, 204]);
      }
      return { owner, end: (await t.simulator.book.find(id)).nextBillingAt };
    };
    const owners = [];
    for (let at = 0; at < tried.length; at += 8) owners.push(...(await Promise.all(tried.slice(at, at + 8).map(play))));
    await untilWorked();
    for (const { owner, end } of owners) {
      const { body } = await owner.call("GET", "/api/v1/subscription");
      expect(body as SubscriptionStatus).toMatchObject({
        ...{ subscribed: true, state: "ending", maxAgents: 5, subscriptionTier: "agent-based" },
        ...{ subscriptionEnd: end, nextBillingAt: null },
      });
    }
    const [stored] = await readRows(t.adminUrl, "select count(*)::int as events from payment_events");
    expect(stored).toEqual({ events: 5 * tried.length });
  });
});

describe("a webhook that PayPal didn't send", () => {
  const send = async (headers: Record<string, string>, body: string) =>
    (
      await t.app.inject({
        method: "POST",
        url: "/webhooks/paypal",
        headers: { "content-type": "application/json", ...headers },
        payload: body,
      })
    ).statusCode;

  /** The request by which the simulator would report an event. */
  const caught = async () => {
    const owner = await t.owner();
    const id = await begin(owner.id, "3");
    const event = createEvent("BILLING.SUBSCRIPTION.ACTIVATED", await t.simulator.book.approve(id), t.clock.now());
    return { owner, ...t.simulator.webhooks.sign(event) };
  };

  test.each<[string, (sent: { headers: Record<string, string>; body: string }) => [Record<string, string>, string]]>([
    ["unsigned", ({ body }) => [{}, body]],
    ["with another body", ({ headers, body }) => [headers, body.replace('"3"', '"9"')]],
    [
      "with another time",
      ({ headers, body }) => [{ ...headers, "paypal-transmission-time": "2026-03-01T09:00:01Z" }, body],
    ],
    ["with another algorithm", ({ headers, body }) => [{ ...headers, "paypal-auth-algo": "NONE" }, body]],
    ["with a signature of nothing", ({ headers, body }) => [{ ...headers, "paypal-transmission-sig": "AAAA" }, body]],
    [
      "with someone's certificate",
      ({ headers, body }) => [{ ...headers, "paypal-cert-url": "https://paypal.com.evil.example/cert" }, body],
    ],
    [
      "with another file as certificate",
      ({ headers, body }) => [{ ...headers, "paypal-cert-url": `${t.origin}/healthz` }, body],
    ],
  ])("%s is refused and changes nothing", async (_, forge) => {
    const { owner, ...sent } = await caught();
    const [headers, body] = forge(sent);
    expect(await send(headers, body)).toBe(403);
    expect((await owner.call("GET", "/api/v1/subscription")).body).toMatchObject({ subscribed: false });
  });

  test("as it came it is taken, and once more changes nothing", async () => {
    const { owner, headers, body } = await caught();
    expect([await send(headers, body), await send(headers, body)]).toEqual([204, 204]);
    await untilWorked();
    expect((await owner.call("GET", "/api/v1/subscription")).body).toMatchObject({ subscribed: true, maxAgents: 3 });
    const { id } = JSON.parse(body) as { id: string };
    expect(await readRows(t.adminUrl, "select type from payment_events where id = $1", [id])).toHaveLength(1);
  });

  test.each(["", "{}", "[]", "not json"])("signed, but no event: %j", async (body) => {
    const status = await t.simulator.webhooks.deliver(body as never);
    expect(status).toBe(400);
  });
});

test("a subscription whose account is gone is cancelled", async () => {
  const owner = await t.owner();
  const id = await begin(owner.id, "3");
  const record = await t.simulator.book.approve(id);
  await readRows(t.adminUrl, `delete from "user" where id = $1`, [owner.id]);
  await t.simulator.webhooks.deliver(createEvent("BILLING.SUBSCRIPTION.ACTIVATED", record, t.clock.now()));
  await waitUntil("its end", async () => (await t.simulator.book.find(id)).status === "CANCELLED");
});
