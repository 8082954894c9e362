import { describe, expect, test } from "vitest";
import { mailAfter, type RecordedSubscription, type SubscriptionMail } from "./subscription-mails.ts";
import { type SubscriptionState, subscriptionStates } from "./subscription-state.ts";

const recorded = (state: SubscriptionState, overrides: Partial<RecordedSubscription> = {}): RecordedSubscription => ({
  state,
  subscriptionId: "I-1",
  billedAgents: state === "active" ? 3 : null,
  maxAgents: 3,
  ...overrides,
});
const decided = (state: SubscriptionState, overrides: object = {}) => ({
  ...recorded(state),
  unpaid: null,
  ...overrides,
});
const owed = { id: "I-1", since: Temporal.Instant.fromEpochMilliseconds(0), until: null, paidUntil: null };

describe("from one state to the next", () => {
  test.each<[SubscriptionState, SubscriptionState, SubscriptionMail | null]>([
    ["none", "processing", null],
    ["none", "active", "subscriptionStarted"],
    ["processing", "active", "subscriptionStarted"],
    ["ended", "active", "subscriptionStarted"],
    ["granted", "active", "subscriptionStarted"],
    ["grantEnded", "active", "subscriptionStarted"],
    ["active", "pastDue", "paymentFailed"],
    ["active", "paused", "bookingPaused"],
    ["none", "paused", "bookingPaused"],
    ["pastDue", "paused", "bookingPaused"],
    ["pastDue", "active", "paymentMended"],
    ["paused", "active", "paymentMended"],
    ["active", "ending", "subscriptionCancelled"],
    ["pastDue", "ending", "subscriptionCancelled"],
    ["ending", "ended", "subscriptionEnded"],
    ["active", "ended", "subscriptionEnded"],
    ["pastDue", "ended", "subscriptionEnded"],
    ["paused", "ended", "subscriptionEnded"],
    ["active", "none", "subscriptionEnded"],
    ["granted", "grantEnded", "subscriptionEnded"],
    ["granted", "none", "subscriptionEnded"],
    ["none", "granted", null],
    ["ended", "none", null],
    ["active", "granted", "subscriptionCancelled"],
  ])("%s to %s: %s", (from, to, expected) => {
    expect(mailAfter(recorded(from), decided(to))).toBe(expected);
  });

  test.each(subscriptionStates)("%s again: nothing to say", (state) => {
    expect(mailAfter(recorded(state), decided(state))).toBeNull();
  });

  test("an unpaid one that is started over starts", () => {
    expect(mailAfter(recorded("paused"), decided("active", { subscriptionId: "I-2" }))).toBe("subscriptionStarted");
  });

  test("a payment that fails beside a grant is notified, and a grant to an owner who owes one isn't", () => {
    expect(mailAfter(recorded("active"), decided("granted", { unpaid: owed }))).toBe("paymentFailed");
    expect(mailAfter(recorded("pastDue"), decided("granted", { unpaid: owed }))).toBeNull();
  });
});

describe("another number of agents", () => {
  test.each<[string, [number, number], [number, number], SubscriptionMail | null]>([
    ["more", [3, 3], [5, 5], "planRaised"],
    ["fewer", [3, 3], [2, 3], "planLowered"],
    ["even fewer", [2, 3], [1, 3], "planLowered"],
    ["taken back in part", [1, 3], [2, 3], "planLowered"],
    ["taken back", [2, 3], [3, 3], "loweringUndone"],
    ["the date has come", [2, 3], [2, 2], null],
  ])("%s: %j to %j is %s", (_, [from, hadAgents], [to, maxAgents], expected) => {
    const before = recorded("active", { billedAgents: from, maxAgents: hadAgents });
    expect(mailAfter(before, decided("active", { billedAgents: to, maxAgents }))).toBe(expected);
  });
});
