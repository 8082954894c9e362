import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createPayPalApp, type PayPalApp } from "../../../testing/apps/paypal-app.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";

let t: PayPalApp;

beforeAll(async () => {
  t = await createPayPalApp(inject("adminUrl"), "2027-03-01T09:00:00Z");
});
afterAll(() => t.close());

const begin = async (owner: TestOwner) => {
  const { body } = await owner.call("POST", "/api/v1/subscription/checkout", { agents: 3 });
  return body as { subscription: string; approveUrl: string };
};

const answer = (subscription: string, given: string) =>
  t.app.inject({
    method: "POST",
    url: "/simulator/paypal/approve",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ subscription, answer: given }).toString(),
  });

describe("the page behind the approve link", () => {
  test("shows what it is about, and approving leads back with the subscription's id", async () => {
    const owner = await t.owner();
    const { subscription, approveUrl } = await begin(owner);
    const page = await t.app.inject(approveUrl.slice(t.origin.length));
    expect(page.body).toContain("3 × Daybook agent, $51.00 USD every month");
    const approved = await answer(subscription, "approve");
    expect(approved.statusCode).toBe(303);
    expect(approved.headers.location).toBe(`${t.origin}/subscription-success?subscription_id=${subscription}`);
    const { body } = await owner.call("POST", "/api/v1/subscription/confirm", { subscription });
    expect(body).toMatchObject({ subscribed: true, maxAgents: 3 });
    expect((await answer(subscription, "approve")).statusCode).toBe(409);
  });

  test("going away leads to the page that says so and leaves nothing approved", async () => {
    const { subscription } = await begin(await t.owner());
    const left = await answer(subscription, "cancel");
    expect(left.headers.location).toBe(`${t.origin}/subscription-cancel?agents=3`);
    expect((await t.simulator.book.find(subscription)).status).toBe("APPROVAL_PENDING");
  });

  test("knows no subscription that nobody began", async () => {
    expect((await t.app.inject("/simulator/paypal/approve?subscription=I-NOTHING00000")).statusCode).toBe(404);
    expect((await answer("I-NOTHING00000", "approve")).statusCode).toBe(404);
  });
});

test("the button's script is served, except while PayPal is away", async () => {
  const script = await t.app.inject("/simulator/paypal/sdk/js?client-id=x&vault=true");
  expect(script.headers["content-type"]).toContain("text/javascript");
  expect(script.body).toContain("window.paypal");
  const modes = (given: object) => t.app.inject({ method: "POST", url: "/simulator/api/paypal/modes", payload: given });
  expect((await modes({ away: true })).json()).toMatchObject({ away: true });
  expect((await t.app.inject("/simulator/paypal/sdk/js")).statusCode).toBe(503);
  await modes({ away: false });
  expect((await modes({ unknown: true })).statusCode).toBe(400);
});

describe("the tester's page", () => {
  const press = (subscription: string, action: string) =>
    t.app.inject({ method: "POST", url: "/simulator/paypal", payload: { subscription, action } });

  test.each([
    ["fail", "ACTIVE"],
    ["suspend", "SUSPENDED"],
    ["cancel", "CANCELLED"],
    ["expire", "EXPIRED"],
  ])("%s makes it %s", async (action, status) => {
    const { subscription } = await begin(await t.owner());
    await t.simulator.book.approve(subscription);
    expect((await press(subscription, action)).statusCode).toBe(303);
    const { body } = await t.app.inject("/simulator/paypal");
    expect(body).toContain(`aria-label="${action} ${subscription}"`);
    expect((await t.simulator.book.find(subscription)).status).toBe(status);
  });

  test("a renewal fails three times before PayPal gives up, and the payer's page fixes the card", async () => {
    const { subscription } = await begin(await t.owner());
    await t.simulator.book.approve(subscription);
    for (const status of ["ACTIVE", "ACTIVE", "SUSPENDED"]) {
      await press(subscription, "fail");
      expect((await t.simulator.book.find(subscription)).status).toBe(status);
    }
    const url = `/simulator/paypal/manage?subscription=${subscription}`;
    expect((await t.app.inject(url)).body).toContain("$51.00 USD couldn&#39;t be collected.");
    const saved = await t.app.inject({ method: "POST", url: "/simulator/paypal/manage", payload: { subscription } });
    expect(saved.body).toContain("Your new card is saved");
    expect((await t.app.inject(url)).body).toContain("Your card works.");
  });

  test("what PayPal forgot is unknown to it", async () => {
    const { subscription } = await begin(await t.owner());
    await press(subscription, "forget");
    expect(await t.paypal.findSubscription(subscription)).toBeNull();
    expect((await t.app.inject("/simulator/paypal")).body).toContain("forgotten");
  });
});
