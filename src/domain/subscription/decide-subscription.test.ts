import { describe, expect, test } from "vitest";
import { mayBeGranted, mustCancelFirst, premiumGrant } from "./admin-grant.ts";
import { decideSubscription, type KnownSubscription } from "./decide-subscription.ts";
import { fitAgents } from "./fit-agents.ts";
import { paidUntil } from "./paid-until.ts";
import { describePlanChange } from "./plan-change.ts";
import { distrust, type ProviderStatus, readQuantity } from "./provider-subscription.ts";
import { endsSoon, subscriptionState } from "./subscription-state.ts";

const at = (text: string) => Temporal.Instant.from(text);
const now = at("2027-03-10T12:00:00Z");
const ahead = at("2027-04-01T00:00:00Z");
const past = at("2027-03-01T00:00:00Z");

const known = (overrides: Partial<KnownSubscription> = {}): KnownSubscription => ({
  id: "I-1",
  status: "ACTIVE",
  agents: 3,
  createdAt: at("2027-03-01T00:00:00Z"),
  nextBillingAt: ahead,
  paidUntil: ahead,
  isRevoked: false,
  ...overrides,
});

const free = { subscribed: false, tier: null, maxAgents: 1 };
const three = { subscribed: true, tier: "agent-based", maxAgents: 3, subscriptionId: "I-1" };

describe("one subscription", () => {
  test.each<[ProviderStatus, Temporal.Instant | null, object]>([
    ["APPROVAL_PENDING", null, { ...free, subscriptionId: null, subscriptionEnd: null }],
    ["APPROVED", null, { ...free, subscriptionId: null }],
    ["ACTIVE", ahead, { ...three, subscriptionEnd: null, nextBillingAt: ahead }],
    // A payment that PayPal books late.
    ["ACTIVE", past, { ...three, subscriptionEnd: null }],
    ["SUSPENDED", ahead, { ...three, subscriptionEnd: ahead, nextBillingAt: null }],
    ["SUSPENDED", past, { ...free, subscriptionEnd: past }],
    ["CANCELLED", ahead, { ...three, subscriptionEnd: ahead, nextBillingAt: null }],
    ["CANCELLED", past, { ...free, subscriptionEnd: past }],
    ["CANCELLED", now, { ...free, subscriptionEnd: now }],
    ["CANCELLED", null, { ...free, subscriptionId: null, subscriptionEnd: null }],
    ["EXPIRED", ahead, { ...three, subscriptionEnd: ahead }],
    ["EXPIRED", past, free],
  ])("%s, paid until %s", (status, paid, expected) => {
    expect(decideSubscription([known({ status, paidUntil: paid })], null, now)).toMatchObject(expected);
  });

  test("none at all", () => {
    expect(decideSubscription([], null, now)).toMatchObject({ ...free, superseded: [] });
  });
});

describe("several subscriptions", () => {
  const cancelled = known({ id: "I-0", status: "CANCELLED", agents: 9 });
  const newer = known({ id: "I-2", agents: 2, createdAt: at("2027-03-05T00:00:00Z") });

  test.each([
    [
      "a new one awaiting approval leaves the paid time of the old",
      [cancelled, known({ status: "APPROVAL_PENDING" })],
      9,
      "I-0",
      [],
    ],
    ["the active one counts, not the cancelled", [cancelled, known()], 3, "I-1", []],
    ["of two active ones the newer counts and the other is one too many", [known(), newer], 2, "I-2", ["I-1"]],
  ])("%s", (_, all, maxAgents, subscriptionId, superseded) => {
    for (const order of [all, all.toReversed()]) {
      expect(decideSubscription(order, null, now)).toMatchObject({ maxAgents, subscriptionId, superseded });
    }
  });
});

describe("an administrator's gift", () => {
  const gift = { end: ahead, maxAgents: 7 };
  const small = { end: ahead, maxAgents: 1 };
  const premium = { subscribed: true, tier: "premium", maxAgents: 7, subscriptionEnd: ahead };
  const cancelled = known({ status: "CANCELLED" });
  test.each([
    ["counts", [], gift, { ...premium, subscriptionId: "admin-granted" }],
    ["ends", [], { ...gift, end: past }, { ...free, subscriptionEnd: past, subscriptionId: null }],
    ["may have no end", [], { ...gift, end: null }, { ...premium, subscriptionEnd: null }],
    ["gives way to an active subscription", [known()], gift, three],
    ["is there again when that was never paid", [known({ status: "CANCELLED", paidUntil: null })], gift, premium],
    ["outlives a subscription that ran out", [known({ status: "EXPIRED", paidUntil: past })], gift, premium],
    ["takes nobody the agents they paid for", [cancelled], small, { ...three, subscriptionEnd: ahead }],
    ["counts where it includes more", [cancelled], gift, premium],
  ])("%s", (_, all, grant, expected) => {
    expect(decideSubscription(all, grant, now)).toMatchObject(expected);
  });

  test.each([
    [[], 1],
    [[4], 4],
    [[0], 1],
    [[51], 50],
  ])("lasts thirty days; agents before %j, then %i", ([before], maxAgents) => {
    expect(premiumGrant(before ?? null, now)).toEqual({ end: at("2027-04-09T12:00:00Z"), maxAgents });
  });
});

describe("what the administrator took away", () => {
  const cleared = { ...free, subscriptionId: null, subscriptionEnd: null };
  test.each<[ProviderStatus, object]>([
    ["CANCELLED", cleared],
    ["EXPIRED", cleared],
    ["SUSPENDED", cleared],
    // PayPal bills: who pays is entitled.
    ["ACTIVE", three],
  ])("%s, paid ahead", (status, expected) => {
    expect(decideSubscription([known({ status, isRevoked: true })], null, now)).toMatchObject(expected);
  });

  test("a subscription begun afterwards counts in full", () => {
    const all = [known({ status: "CANCELLED", isRevoked: true }), known({ id: "I-2", status: "CANCELLED", agents: 2 })];
    expect(decideSubscription(all, null, now)).toMatchObject({ subscribed: true, maxAgents: 2, subscriptionId: "I-2" });
  });

  test.each<[ProviderStatus[], boolean]>([
    [["ACTIVE"], true],
    [["CANCELLED", "SUSPENDED"], true],
    [["CANCELLED", "EXPIRED", "APPROVAL_PENDING"], false],
    [[], false],
  ])("%j must be cancelled first: %s", (statuses, expected) => {
    expect(mustCancelFirst(statuses.map((status) => known({ status })))).toBe(expected);
  });

  test.each<[ProviderStatus[], boolean]>([
    [["CANCELLED", "ACTIVE"], false],
    [["SUSPENDED", "APPROVED", "EXPIRED"], true],
    [[], true],
  ])("premium may be granted beside %j: %s", (statuses, expected) => {
    expect(mayBeGranted(statuses.map((status) => known({ status })))).toBe(expected);
  });
});

describe("paid until", () => {
  const reading = { status: "ACTIVE", nextBillingAt: ahead, lastPaymentAt: past, failedPayments: 0 } as const;
  test.each([
    ["the next billing date", reading, null, ahead],
    [
      "a month from the last payment when the date is gone",
      { ...reading, status: "CANCELLED", nextBillingAt: null },
      null,
      ahead,
    ],
    [
      "what was known before",
      { ...reading, status: "CANCELLED", nextBillingAt: null, lastPaymentAt: null },
      ahead,
      ahead,
    ],
    ["a renewal that was missed", { ...reading, status: "CANCELLED", nextBillingAt: null }, past, ahead],
    [
      "not the date of another attempt",
      { ...reading, nextBillingAt: at("2027-04-06T00:00:00Z"), failedPayments: 1 },
      null,
      ahead,
    ],
    [
      "the last day of a shorter month",
      { ...reading, status: "CANCELLED", nextBillingAt: null, lastPaymentAt: at("2027-01-31T10:00:00Z") },
      null,
      at("2027-02-28T10:00:00Z"),
    ],
    [
      "nothing when nothing was paid",
      { ...reading, status: "APPROVED", nextBillingAt: null, lastPaymentAt: null },
      null,
      null,
    ],
  ] as const)("is %s", (_, given, before, expected) => {
    expect(paidUntil(given, before)?.toString()).toBe(expected?.toString());
  });
});

describe("trust", () => {
  const fine = { planId: "P-1", customId: "owner" as string | null, quantity: "3" };
  const quantities = ["0", "51", "1.5", "-1", "", "3 ", "1e1", "٣", "999"];
  const cases: [typeof fine, string | null][] = [
    [fine, null],
    [{ ...fine, planId: "P-2" }, "other-plan"],
    [{ ...fine, customId: "another" }, "other-owner"],
    [{ ...fine, customId: null }, "other-owner"],
    ...quantities.map((quantity): [typeof fine, string] => [{ ...fine, quantity }, "wrong-quantity"]),
  ];
  test.each(cases)("%j: %s", (subscription, expected) => {
    expect(distrust(subscription, { planId: "P-1", ownerId: "owner" })).toBe(expected);
  });

  test.each([
    ["1", 1],
    ["50", 50],
    ["07", 7],
  ])("quantity %s is %i", (text, count) => {
    expect(readQuantity(text)).toBe(count);
  });
});

test("the newest agents give way", () => {
  const agents = [
    { id: "b", createdAt: at("2027-01-02T00:00:00Z") },
    { id: "c", createdAt: at("2027-01-02T00:00:00Z") },
    { id: "a", createdAt: at("2027-01-03T00:00:00Z") },
    { id: "d", createdAt: at("2027-01-01T00:00:00Z") },
  ];
  expect(fitAgents(agents, 2)).toEqual(["c", "a"]);
  expect(fitAgents(agents, 4)).toEqual([]);
});

test("a change says what it costs and from when", () => {
  expect(describePlanChange({ agents: 3, nextBillingAt: ahead }, 5)).toEqual({
    fromAgents: 3,
    toAgents: 5,
    fromMonthly: 51,
    toMonthly: 85,
    difference: 34,
    billedFrom: ahead,
  });
  expect(describePlanChange({ agents: 3, nextBillingAt: null }, 1)).toMatchObject({
    difference: -34,
    billedFrom: null,
  });
  expect(describePlanChange({ agents: 3, nextBillingAt: ahead }, 3)).toBeNull();
});

describe("in one word", () => {
  test.each<[string, KnownSubscription[], string]>([
    ["nothing", [], "none"],
    ["awaiting approval", [known({ status: "APPROVAL_PENDING", paidUntil: null })], "none"],
    ["approved", [known({ status: "APPROVED", paidUntil: null })], "processing"],
    ["renewing", [known()], "active"],
    ["unpaid", [known({ status: "SUSPENDED" })], "suspended"],
    ["cancelled", [known({ status: "CANCELLED" })], "ending"],
    ["over", [known({ status: "CANCELLED", paidUntil: past })], "none"],
  ])("%s", (_, all, expected) => {
    expect(subscriptionState(decideSubscription(all, null, now), all)).toBe(expected);
  });

  test.each([
    [null, false],
    [now.add({ hours: 168 }), true],
    [now.add({ hours: 169 }), false],
  ])("an end at %s is soon: %j", (subscriptionEnd, expected) => {
    expect(endsSoon({ subscribed: true, subscriptionEnd }, now)).toBe(expected);
    expect(endsSoon({ subscribed: false, subscriptionEnd }, now)).toBe(false);
  });
});
