import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { TestOwner } from "../../testing/build-owner.ts";
import { createPayPalApp, type PayPalApp } from "../../testing/paypal-app.ts";

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
    expect(left.headers.location).toBe(`${t.origin}/subscription-cancel`);
    expect((await t.simulator.book.find(subscription)).status).toBe("APPROVAL_PENDING");
  });

  test("knows no subscription that nobody began", async () => {
    expect((await t.app.inject("/simulator/paypal/approve?subscription=I-NOTHING00000")).statusCode).toBe(404);
    expect((await answer("I-NOTHING00000", "approve")).statusCode).toBe(404);
  });
});

test("the button's script is there, except while PayPal is away", async () => {
  const script = await t.app.inject("/simulator/paypal/sdk/js?client-id=x&vault=true");
  expect(script.headers["content-type"]).toContain("text/javascript");
  expect(script.body).toContain("window.paypal");
  const modes = (given: object) => t.app.inject({ method: "POST", url: "/simulator/api/paypal/modes", payload: given });
  expect((await modes({ away: true })).json()).toMatchObject({ away: true });
  expect((await t.app.inject("/simulator/paypal/sdk/js")).statusCode).toBe(503);
  await modes({ away: false });
  expect((await modes({ unknown: true })).statusCode).toBe(400);
});
