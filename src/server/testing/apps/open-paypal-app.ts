import { afterAll, beforeEach, inject } from "vitest";
import type { SubscriptionStatus } from "#contract/subscription.ts";
import { usualPayPalModes } from "../../simulators/paypal/modes.ts";
import type { TestOwner } from "../builders/build-owner.ts";
import { createPayPalApp, type PayPalApp } from "./paypal-app.ts";

/** `createPayPalApp` for a whole test file: each test begins at the same moment, with a PayPal that works. */
export const openPayPalApp = async (start: Temporal.Instant): Promise<PayPalApp> => {
  const app = await createPayPalApp(inject("adminUrl"), start.toString());
  afterAll(() => app.close());
  beforeEach(() => {
    Object.assign(app.simulator.modes, usualPayPalModes);
    app.clock.moveTo(start);
  });
  return app;
};

export const fetchSubscription = async (owner: TestOwner): Promise<SubscriptionStatus> =>
  (await owner.call("GET", "/api/v1/subscription")).body as SubscriptionStatus;

type Answered = SubscriptionStatus & { code?: string; subscription?: string };

/** One of the calls that change a subscription: `checkout`, `confirm`, `cancel` and so on. */
export const postSubscription = async <Body = Answered>(owner: TestOwner, path: string, body?: object) => {
  const answer = await owner.call("POST", `/api/v1/subscription/${path}`, body);
  return { status: answer.status, body: answer.body as Body & { code?: string } };
};
