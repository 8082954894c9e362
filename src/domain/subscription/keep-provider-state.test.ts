import { describe, expect, test } from "vitest";
import { keepProviderState } from "./keep-provider-state.ts";
import type { KnownSubscription } from "./known-subscription.ts";
import type { ProviderSubscription } from "./provider-subscription.ts";

const at = (text: string) => Temporal.Instant.from(text);
const now = at("2027-03-10T12:00:00Z");
const begun = at("2027-03-01T00:00:00Z");
const due = at("2027-04-01T00:00:00Z");

type Kept = Parameters<typeof keepProviderState>[0];

const kept = (overrides: Partial<KnownSubscription> = {}): Kept => ({
  status: "ACTIVE",
  agents: 3,
  held: null,
  activeSince: begun,
  nextBillingAt: due,
  paidUntil: due,
  unpaidSince: null,
  ...overrides,
});

const reading = (overrides: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: "I-1",
  status: "ACTIVE",
  planId: "P-1",
  quantity: "3",
  customId: "owner",
  createdAt: begun,
  nextBillingAt: due,
  lastPaymentAt: begun,
  failedPayments: 0,
  owed: null,
  ...overrides,
});

test("first seen active, and ever since", () => {
  expect(keepProviderState(null, reading(), now)).toMatchObject({ activeSince: now, paidUntil: due, held: null });
  expect(keepProviderState(kept(), reading({ status: "CANCELLED" }), now)).toMatchObject({ activeSince: begun });
  expect(keepProviderState(null, reading({ status: "APPROVED" }), now).activeSince).toBeNull();
});

describe("what an owner still owes", () => {
  const earlier = at("2027-03-08T00:00:00Z");
  test.each<[string, Kept, Partial<ProviderSubscription>, Temporal.Instant | null]>([
    ["nothing", kept(), {}, null],
    ["a payment that failed just now", kept(), { failedPayments: 1 }, now],
    ["a balance, although nobody counts attempts", kept(), { owed: "51.00" }, now],
    ["the same payment, failed again", kept({ unpaidSince: earlier }), { failedPayments: 2 }, earlier],
    ["the same, given up", kept({ unpaidSince: earlier }), { status: "SUSPENDED", failedPayments: 3 }, earlier],
    ["continued, and still not paid", kept({ unpaidSince: earlier }), { failedPayments: 3, owed: "51.00" }, earlier],
    ["paid", kept({ unpaidSince: earlier }), {}, null],
    ["cancelled", kept({ unpaidSince: earlier }), { status: "CANCELLED" }, null],
  ])("%s", (_, known, changes, expected) => {
    expect(keepProviderState(known, reading(changes), now).unpaidSince).toEqual(expected);
  });
});

describe("paid until, once a payment failed", () => {
  test.each<[string, Partial<ProviderSubscription>, Temporal.Instant]>([
    ["no further than the failure", { failedPayments: 1, owed: "51.00" }, now],
    ["as before when it is only suspended", { status: "SUSPENDED" }, due],
    ["no further when it was given up", { status: "SUSPENDED", failedPayments: 3 }, now],
  ])("%s", (_, changes, expected) => {
    expect(keepProviderState(kept(), reading(changes), now).paidUntil).toEqual(expected);
  });
});

describe("agents after a change", () => {
  const held = { agents: 5, until: due };
  test.each<[string, Kept, string, object]>([
    ["as they were", kept(), "3", { agents: 3, held: null }],
    ["more count at once", kept(), "5", { agents: 5, held: null }],
    ["fewer wait for the date", kept(), "1", { agents: 1, held: { agents: 3, until: due } }],
    ["still waiting", kept({ agents: 2, held }), "2", { agents: 2, held }],
    ["even fewer", kept({ agents: 2, held }), "1", { agents: 1, held }],
    ["taken back in part", kept({ agents: 2, held }), "4", { agents: 4, held }],
    ["taken back", kept({ agents: 2, held }), "5", { agents: 5, held: null }],
    ["more than ever", kept({ agents: 2, held }), "7", { agents: 7, held: null }],
    ["the date has come", kept({ agents: 2, held: { agents: 5, until: now } }), "2", { agents: 2, held: null }],
    ["never active, nothing to keep", kept({ activeSince: null }), "1", { agents: 1, held: null }],
    ["paid to the past", kept({ nextBillingAt: null, paidUntil: begun }), "1", { agents: 1, held: null }],
  ])("%s", (_, known, quantity, expected) => {
    expect(keepProviderState(known, reading({ quantity }), now)).toMatchObject(expected);
  });
});
