import { expect, test } from "vitest";
import { businessSetupStatus } from "./business-setup-status.ts";

const now = Temporal.Instant.from("2027-03-05T10:00:00Z");
const none = { subscribed: false, subscriptionEnd: null };
const renewing = { subscribed: true, subscriptionEnd: null };

test.each([
  [null, false, { isWhatsAppReady: false, isSetupDue: true }],
  [null, true, { isWhatsAppReady: true, isSetupDue: false }],
  ["pending", false, { isWhatsAppReady: false, isSetupDue: false }],
  ["pending", true, { isWhatsAppReady: true, isSetupDue: false }],
  ["verified", false, { isWhatsAppReady: true, isSetupDue: false }],
  ["verified", true, { isWhatsAppReady: true, isSetupDue: false }],
  // Taken offline by WhatsApp.
  ["failed", false, { isWhatsAppReady: false, isSetupDue: true }],
  ["failed", true, { isWhatsAppReady: false, isSetupDue: true }],
  ["cancelled", false, { isWhatsAppReady: false, isSetupDue: true }],
  ["a word of the provider's", false, { isWhatsAppReady: false, isSetupDue: true }],
] as const)("own number %s, the platform's %s", (numberStatus, hasPlatformNumber, expected) => {
  expect(businessSetupStatus({ numberStatus, hasPlatformNumber, subscription: none, now })).toMatchObject(expected);
});

test.each([
  ["never had one", none, true],
  ["renews", renewing, false],
  ["paid for long", { ...renewing, subscriptionEnd: now.add({ hours: 24 * 30 }) }, false],
  ["ends this week", { ...renewing, subscriptionEnd: now.add({ hours: 24 * 3 }) }, true],
  ["is over", { ...renewing, subscriptionEnd: now }, true],
])("the set-up asks for an upgrade with a subscription that %s", (_, subscription, isUpgradeDue) => {
  const facts = { numberStatus: null, hasPlatformNumber: false, subscription, now };
  expect(businessSetupStatus(facts).isUpgradeDue).toBe(isUpgradeDue);
});
