import { describe, expect, test } from "vitest";
import { billedStateOf, billedStateTable, graceDays } from "./billed-state.ts";
import type { KnownStatus, KnownSubscription } from "./known-subscription.ts";
import {
  listSubscriptionOptions,
  type SubscriptionState,
  stateTable,
  subscriptionStates,
} from "./subscription-state.ts";

const now = Temporal.Instant.from("2027-03-10T12:00:00Z");
const hours = (count: number) => now.add({ hours: count });

const subscription = (overrides: Partial<KnownSubscription>): KnownSubscription => ({
  id: "I-1",
  status: "ACTIVE",
  agents: 3,
  held: null,
  createdAt: hours(-1),
  activeSince: hours(-1),
  nextBillingAt: null,
  paidUntil: null,
  unpaidSince: null,
  isRevoked: false,
  isSurplus: false,
  ...overrides,
});

const grace = graceDays * 24;

/** PayPal's word, paid until, owed since (in hours from now), and what it is then. */
type Case = [KnownStatus, number | null, number | null, SubscriptionState | null];

const cases: Case[] = [
  ["APPROVAL_PENDING", null, null, null],
  ["APPROVED", null, null, "processing"],
  ["ACTIVE", null, null, "active"],
  ["ACTIVE", 100, null, "active"],
  ["ACTIVE", -100, null, "active"],
  ["ACTIVE", -1, 0, "pastDue"],
  ["ACTIVE", -1, -grace + 1, "pastDue"],
  ["ACTIVE", -grace, -grace, "paused"],
  ["ACTIVE", 100, -grace - 1, "pastDue"],
  ["ACTIVE", null, 0, "paused"],
  ["SUSPENDED", -1, 0, "pastDue"],
  ["SUSPENDED", 100, -grace, "pastDue"],
  ["SUSPENDED", -1, -grace, "paused"],
  ["SUSPENDED", null, 0, "paused"],
  ["CANCELLED", 100, null, "ending"],
  ["CANCELLED", 0, null, "ended"],
  ["CANCELLED", null, null, null],
  ["EXPIRED", 100, null, "ending"],
  ["EXPIRED", -1, null, "ended"],
  ["GONE", 100, null, "ending"],
  ["GONE", -1, null, "ended"],
  ["GONE", null, null, null],
];

const ofCase = ([status, paid, owed]: Case, overrides: Partial<KnownSubscription> = {}) =>
  subscription({
    status,
    paidUntil: paid === null ? null : hours(paid),
    unpaidSince: owed === null ? null : hours(owed),
    ...overrides,
  });

describe("PayPal's states × ours", () => {
  test.each(cases)("%s, paid until %j h, owed since %j h: %s", (...one) => {
    expect(billedStateOf(ofCase(one), now)).toBe(one[3]);
  });

  test("every word of PayPal's is among them", () => {
    const words = new Set(cases.map(([status]) => status));
    for (const word of Object.keys(billedStateTable)) expect(words).toContain(word.replace("_UNPAID", ""));
  });

  test.each(cases)("%s, paid until %j h, owed since %j h: as one too many it is nothing", (...one) => {
    expect(billedStateOf(ofCase(one, { isSurplus: true }), now)).toBeNull();
  });

  test.each(cases)("%s, paid until %j h, owed since %j h: taken away, it counts only while PayPal bills", (...one) => {
    expect(billedStateOf(ofCase(one, { isRevoked: true }), now)).toBe(one[3] === "active" ? "active" : null);
  });

  test("an approval without a payment keeps nobody waiting for more than a day", () => {
    const stuck = subscription({ status: "APPROVED", createdAt: hours(-24) });
    expect(billedStateOf(stuck, now)).toBeNull();
  });
});

describe("no state is a dead end", () => {
  const yesNo = [true, false];
  const all = subscriptionStates.flatMap((state) =>
    yesNo.flatMap((isProcessing) =>
      yesNo.flatMap((isUnpaid) => yesNo.map((isLive) => ({ state, isProcessing, isUnpaid, isLive }))),
    ),
  );

  test.each(all)("%j", (situation) => {
    const open = listSubscriptionOptions(situation);
    expect(open).toContain("check");
    // Either something can be done, or the payment is on its way and the page follows it.
    const isWaiting = situation.isProcessing || situation.state === "processing";
    expect(isWaiting || open.some((way) => way !== "check")).toBe(true);
    if (situation.isProcessing) expect(open).not.toContain("subscribe");
    if (situation.isUnpaid) expect(open).toContain("mend");
    if (situation.isLive) expect(open).toContain("cancel");
  });

  test("someone who owes a payment sees it everywhere, and nobody else", () => {
    const withBanner = subscriptionStates.filter((state) => stateTable[state].hasBanner);
    expect(withBanner).toEqual(["pastDue", "paused"]);
  });

  test("what gives access", () => {
    const entitled = subscriptionStates.filter((state) => stateTable[state].isEntitled);
    expect(entitled).toEqual(["active", "pastDue", "ending", "granted"]);
  });
});
