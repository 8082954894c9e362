import { expect, test } from "vitest";
import { isSubscriptionValid, maxActiveAgents } from "./entitlement.ts";

const now = Temporal.Instant.from("2027-03-01T12:00:00Z");
const before = Temporal.Instant.from("2027-03-01T11:59:59.999Z");
const after = Temporal.Instant.from("2027-03-01T12:00:00.001Z");

test.each([
  ["subscribed without an end", true, null, true],
  ["subscribed, the end to come", true, after, true],
  ["subscribed, ending this very moment", true, now, false],
  ["subscribed, ended", true, before, false],
  ["not subscribed", false, null, false],
  ["not subscribed, the end to come", false, after, false],
])("whether a subscription is valid when %s", (_, subscribed, subscriptionEnd, valid) => {
  expect(isSubscriptionValid({ subscribed, subscriptionEnd }, now)).toBe(valid);
  expect(maxActiveAgents({ subscribed, subscriptionEnd, maxAgents: 7 }, now)).toBe(valid ? 7 : 1);
});

test("without a subscription one agent may be active", () => {
  expect(maxActiveAgents(null, now)).toBe(1);
});
