import { describe, expect, test } from "vitest";
import { mayBeGranted, mustCancelFirst, premiumGrant } from "./admin-grant.ts";
import { decideSubscription } from "./decide-subscription.ts";
import { fitAgents } from "./fit-agents.ts";
import type { KnownSubscription } from "./known-subscription.ts";
import { paidUntil } from "./paid-until.ts";
import { describePlanChange } from "./plan-change.ts";
import { type ProviderStatus, readQuantity, subscriptionMismatch } from "./provider-subscription.ts";
import { endsSoon } from "./subscription-state.ts";

const at = (text: string) => Temporal.Instant.from(text);
const now = at("2027-03-10T12:00:00Z");
const ahead = at("2027-04-01T00:00:00Z");
const past = at("2027-03-01T00:00:00Z");

const known = (overrides: Partial<KnownSubscription> = {}): KnownSubscription => ({
  id: "I-1",
  status: "ACTIVE",
  agents: 3,
  held: null,
  createdAt: at("2027-03-01T00:00:00Z"),
  activeSince: at("2027-03-01T00:00:00Z"),
  nextBillingAt: ahead,
  paidUntil: ahead,
  unpaidSince: null,
  isRevoked: false,
  isSurplus: false,
  ...overrides,
});

const free = { subscribed: false, tier: null, maxAgents: 1 };
const three = { subscribed: true, tier: "agent-based", maxAgents: 3, subscriptionId: "I-1" };

describe("an owner with one subscription", () => {
  test.each<[ProviderStatus, Temporal.Instant | null, object]>([
    ["APPROVAL_PENDING", null, { ...free, state: "none", subscriptionId: null, subscriptionEnd: null }],
    ["APPROVED", null, { ...free, state: "none", subscriptionId: null, isProcessing: false }],
    ["ACTIVE", ahead, { ...three, state: "active", subscriptionEnd: null, nextBillingAt: ahead, billedAgents: 3 }],
    // A payment that PayPal books late.
    ["ACTIVE", past, { ...three, state: "active", subscriptionEnd: null }],
    [
      "CANCELLED",
      ahead,
      { ...three, state: "ending", subscriptionEnd: ahead, nextBillingAt: null, reconcileAt: ahead },
    ],
    ["CANCELLED", past, { ...free, state: "ended", subscriptionEnd: past, reconcileAt: null }],
    ["CANCELLED", now, { ...free, state: "ended", subscriptionEnd: now }],
    ["CANCELLED", null, { ...free, state: "none", subscriptionId: null, subscriptionEnd: null }],
    ["EXPIRED", ahead, { ...three, state: "ending", subscriptionEnd: ahead }],
    ["EXPIRED", past, { ...free, state: "ended" }],
  ])("that is %s and paid until %s", (status, paid, expected) => {
    expect(decideSubscription([known({ status, paidUntil: paid })], null, now)).toMatchObject(expected);
  });

  test("no subscription at all gives nothing", () => {
    expect(decideSubscription([], null, now)).toMatchObject({ ...free, state: "none", surplus: [] });
  });

  test("just approved, it is being processed", () => {
    const all = [known({ status: "APPROVED", paidUntil: null, createdAt: now.subtract({ hours: 1 }) })];
    expect(decideSubscription(all, null, now)).toMatchObject({ ...free, state: "processing", isProcessing: true });
  });
});

describe("a renewal that failed", () => {
  const unpaid = (overrides: Partial<KnownSubscription> = {}) =>
    known({ paidUntil: past, nextBillingAt: null, unpaidSince: now, ...overrides });
  const graceEnd = now.add({ hours: 168 });

  test.each<[string, KnownSubscription, object]>([
    ["PayPal tries again", unpaid(), { ...three, state: "pastDue", subscriptionEnd: graceEnd, reconcileAt: graceEnd }],
    ["PayPal gave up", unpaid({ status: "SUSPENDED" }), { ...three, state: "pastDue", subscriptionEnd: graceEnd }],
    ["paid further than the grace", unpaid({ paidUntil: ahead }), { ...three, subscriptionEnd: ahead }],
    [
      "after the grace",
      unpaid({ unpaidSince: now.subtract({ hours: 168 }) }),
      { ...free, state: "paused", subscriptionId: "I-1", subscriptionEnd: now },
    ],
    ["never paid: no grace", unpaid({ paidUntil: null }), { ...free, state: "paused", subscriptionEnd: null }],
    ["cancelled in its grace", unpaid({ status: "CANCELLED", unpaidSince: null }), { ...free, state: "ended" }],
  ])("%s", (_, subscription, expected) => {
    expect(decideSubscription([subscription], null, now)).toMatchObject(expected);
  });

  test("is reported beside a gift, which carries on", () => {
    const paused = unpaid({ unpaidSince: past.subtract({ hours: 24 }) });
    expect(decideSubscription([paused], { end: ahead, maxAgents: 3 }, now)).toMatchObject({
      ...{ state: "granted", subscribed: true },
      unpaid: { id: "I-1" },
    });
  });

  test("a new one takes its place, and what the old one brought until then isn't given back", () => {
    const restarted = known({ id: "I-2", agents: 2, createdAt: now, activeSince: now });
    expect(decideSubscription([unpaid({ status: "SUSPENDED" }), restarted], null, now)).toMatchObject({
      ...{ state: "active", maxAgents: 2, subscriptionId: "I-2", unpaid: null },
      surplus: [{ id: "I-1", refundSince: now }],
    });
  });
});

describe("a subscription for fewer agents", () => {
  const lowered = known({ agents: 2, held: { agents: 5, until: ahead } });

  test("waits for the billing date", () => {
    expect(decideSubscription([lowered], null, now)).toMatchObject({
      ...{ maxAgents: 5, billedAgents: 2, reconcileAt: ahead },
      pendingChange: { agents: 2, from: ahead },
    });
    expect(decideSubscription([lowered], null, ahead)).toMatchObject({
      ...{ maxAgents: 2, billedAgents: 2, pendingChange: null, reconcileAt: null },
    });
  });
});

describe("an owner with several subscriptions", () => {
  const cancelled = known({ id: "I-0", status: "CANCELLED", agents: 9 });
  const second = at("2027-03-05T00:00:00Z");
  const later = known({ id: "I-2", agents: 2, createdAt: second, activeSince: second });

  test.each([
    [
      "a new one awaiting approval leaves the paid time of the old",
      [cancelled, known({ status: "APPROVAL_PENDING" })],
      9,
      "I-0",
      [],
    ],
    ["the active one counts, not the cancelled", [cancelled, known()], 3, "I-1", []],
    ["of two active ones the first stands and the other is one too many", [known(), later], 3, "I-1", ["I-2"]],
    [
      "what is one too many never counts again",
      [known({ isSurplus: true }), known({ ...cancelled, id: "I-3", paidUntil: past })],
      1,
      "I-3",
      [],
    ],
  ])("%s", (_, all, maxAgents, subscriptionId, surplus) => {
    for (const order of [all, all.toReversed()]) {
      const decision = decideSubscription(order, null, now);
      expect(decision).toMatchObject({ maxAgents, subscriptionId });
      expect(decision.surplus.map(({ id }) => id)).toEqual(surplus);
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
    ["APPROVED", cleared],
    // PayPal bills: a paying owner is entitled.
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

  test.each<[Partial<KnownSubscription>[], boolean]>([
    [[{ status: "CANCELLED" }, { status: "ACTIVE" }], false],
    [[{ status: "ACTIVE", unpaidSince: now }], true],
    [[{ status: "SUSPENDED", unpaidSince: now }, { status: "APPROVED" }, { status: "EXPIRED" }], true],
    [[], true],
  ])("premium may be granted beside %j: %s", (all, expected) => {
    expect(mayBeGranted(all.map((one) => known(one)))).toBe(expected);
  });
});

describe("the date paid until", () => {
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

describe("a mismatch found", () => {
  const fine = { planId: "P-1", customId: "owner" as string | null, quantity: "3" };
  const quantities = ["0", "51", "1.5", "-1", "", "3 ", "1e1", "٣", "999"];
  const cases: [typeof fine, string | null][] = [
    [fine, null],
    [{ ...fine, planId: "P-2" }, "other-plan"],
    [{ ...fine, customId: "another" }, "other-owner"],
    [{ ...fine, customId: null }, "other-owner"],
    ...quantities.map((quantity): [typeof fine, string] => [{ ...fine, quantity }, "wrong-quantity"]),
  ];
  test.each(cases)("in the subscription %j: %s", (subscription, expected) => {
    expect(subscriptionMismatch(subscription, { planId: "P-1", ownerId: "owner" })).toBe(expected);
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

describe("the end of a subscription", () => {
  test.each([
    [null, false],
    [now.add({ hours: 168 }), true],
    [now.add({ hours: 169 }), false],
  ])("an end at %s is soon: %j", (subscriptionEnd, expected) => {
    expect(endsSoon({ subscribed: true, subscriptionEnd }, now)).toBe(expected);
    expect(endsSoon({ subscribed: false, subscriptionEnd }, now)).toBe(false);
  });
});
