import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { type SimulatedPayPal, startPayPalServer } from "../../simulators/paypal/paypal-server.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { createPayPalGateway } from "./create-paypal-gateway.ts";
import type { PayPalGateway } from "./gateway.ts";
import { PayPalError } from "./paypal-error.ts";

const dir = tempDir();
const clock = createMovableClock(Temporal.Instant.from("2027-03-01T09:00:00Z"));
let simulator: SimulatedPayPal;
let paypal: PayPalGateway;
let kept: string | null = null;

const gatewayAt = (apiBase: string, clientSecret = simulator.account.clientSecret): PayPalGateway =>
  createPayPalGateway({
    ...{ clientId: simulator.account.clientId, clientSecret, webhookId: "WH", apiBase },
    browser: { clientId: "", sdkUrl: "", manageUrl: "" },
    publicUrl: "http://localhost:3000",
    plan: {
      find: async () => kept,
      keep: async (planId) => {
        kept = planId;
        return planId;
      },
    },
    now: clock.now,
    timeoutMs: 400,
  });

beforeAll(async () => {
  simulator = await startPayPalServer({
    ...{ directory: dir.path, secret: "s", clock, publicUrl: "http://localhost:3000", localUrl: "http://127.0.0.1:1" },
  });
  paypal = gatewayAt(simulator.apiBase);
});
afterAll(async () => {
  await simulator.stop();
  dir[Symbol.dispose]();
});

const begin = async (agents = 3, requestId: string = crypto.randomUUID()) =>
  paypal.createSubscription({ ownerId: "owner", planId: await paypal.planId(), agents, requestId });

test("the plan is made once and then kept", async () => {
  const planId = await paypal.planId();
  expect([planId, await paypal.planId()]).toEqual([kept, kept]);
});

test("a subscription from its beginning to its end", async () => {
  const { id, approveUrl } = await begin();
  expect(approveUrl).toBe(`http://localhost:3000/simulator/paypal/approve?subscription=${id}`);
  expect(await paypal.findSubscription(id)).toMatchObject({
    ...{ id, status: "APPROVAL_PENDING", quantity: "3", customId: "owner", nextBillingAt: null, lastPaymentAt: null },
  });
  await simulator.book.approve(id);
  await paypal.reviseSubscription(id, 5);
  expect(await paypal.findSubscription(id)).toMatchObject({ status: "ACTIVE", quantity: "3" });
  await simulator.book.approve(id);
  const active = await paypal.findSubscription(id);
  expect(active).toMatchObject({ status: "ACTIVE", quantity: "5", failedPayments: 0 });
  expect(active?.nextBillingAt?.toString()).toMatch(/^2027-04-01T09:00:/);
  await paypal.cancelSubscription(id, "x".repeat(500));
  await paypal.cancelSubscription(id, "again");
  expect(await paypal.findSubscription(id)).toMatchObject({ status: "CANCELLED", nextBillingAt: null });
});

test("a renewal that fails, is given up, continued and collected; a payment that is given back once", async () => {
  const { id } = await begin();
  await simulator.book.approve(id);
  await simulator.book.change(id, "fail", "");
  expect(await paypal.findSubscription(id)).toMatchObject({ status: "ACTIVE", failedPayments: 1, owed: "51.00" });
  await simulator.book.change(id, "suspend", "");
  await expect(paypal.collectOwed(id, "51.00")).rejects.toMatchObject({ status: 422 });
  await paypal.activateSubscription(id, "Again");
  expect(await paypal.findSubscription(id)).toMatchObject({ status: "ACTIVE", failedPayments: 1, owed: "51.00" });
  await simulator.book.change(id, "mend", "");
  await paypal.collectOwed(id, "51.00");
  expect(await paypal.findSubscription(id)).toMatchObject({ status: "ACTIVE", failedPayments: 0, owed: null });

  const range = { since: clock.now().subtract({ hours: 1 }), until: clock.now() };
  const payments = await paypal.listPayments(id, range);
  expect(payments.map(({ amount }) => amount)).toEqual([51, 51]);
  const [first] = payments;
  for (let n = 0; n < 2; n++) await paypal.refundPayment(first?.id ?? "");
  expect(await paypal.listPayments(id, range)).toEqual(payments.slice(1));
  expect(await paypal.listPayments(id, { ...range, since: clock.now().add({ hours: 1 }) })).toEqual([]);
});

test("a request that is sent again makes nothing new", async () => {
  expect((await begin(3, "same")).id).toBe((await begin(3, "same")).id);
});

test.each(["I-UNKNOWN0000", "../../oauth2/token", "", "I-"])("PayPal knows nothing of %j", async (id) => {
  expect(await paypal.findSubscription(id)).toBeNull();
});

describe("what PayPal refuses is reported with its own word", () => {
  test("changing what is over", async () => {
    const { id } = await begin();
    const refusal = await paypal.reviseSubscription(id, 5).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PayPalError);
    expect(refusal).toMatchObject({ status: 422, issue: "SUBSCRIPTION_STATUS_INVALID", debugId: expect.any(String) });
  });

  test("a wrong secret", async () => {
    await expect(gatewayAt(simulator.apiBase, "wrong").findSubscription("I-UNKNOWN0000")).rejects.toMatchObject({
      status: 401,
    });
  });
});

/** A PayPal that answers whatever it is told to. */
const oddPayPal = async (answer: (url: string) => { status: number; body: string } | null) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const given = answer(request.url ?? "");
    if (given) response.writeHead(given.status, { "content-type": "application/json" }).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    gateway: gatewayAt(`http://127.0.0.1:${port}`),
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const token = { status: 200, body: '{"access_token":"t","expires_in":3600}' };

test.each([
  ["nonsense", { status: 200, body: "<html>" }],
  ["half a record", { status: 200, body: '{"id":"I-ABCDEFGH1234","status":"ACTIVE"}' }],
  [
    "a status nobody knows",
    {
      status: 200,
      body: '{"id":"I-ABCDEFGH1234","status":"HAPPY","plan_id":"P","create_time":"2027-03-01T09:00:00Z"}',
    },
  ],
  ["a failure", { status: 500, body: "" }],
  ["silence", null],
])("an answer of %s grants nothing", async (_, answer) => {
  using odd = await oddPayPal((url) => (url.endsWith("/token") ? token : answer));
  await expect(odd.gateway.findSubscription("I-ABCDEFGH1234")).rejects.toBeInstanceOf(PayPalError);
});

test("one token serves many questions, and a refused one is fetched again", async () => {
  let isValid = true;
  using odd = await oddPayPal((url) => {
    if (url.endsWith("/token")) return token;
    const status = isValid ? 404 : 401;
    isValid = true;
    return { status, body: "{}" };
  });
  for (let n = 0; n < 3; n++) await odd.gateway.findSubscription("I-ABCDEFGH1234");
  expect(odd.asked.filter((url) => url.endsWith("/token"))).toHaveLength(1);
  isValid = false;
  expect(await odd.gateway.findSubscription("I-ABCDEFGH1234")).toBeNull();
  expect(odd.asked.filter((url) => url.endsWith("/token"))).toHaveLength(2);
});
