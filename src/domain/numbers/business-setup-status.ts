import { isSubscriptionValid } from "../subscription/entitlement.ts";
import { endsSoon } from "../subscription/subscription-state.ts";
import type { NumberStatus } from "./sender-state.ts";

/** What the header says of a business, and which of its two buttons have something to offer. */
export type BusinessSetupStatus = {
  /** Messages go out and come in. */
  isWhatsAppReady: boolean;
  /** The business has no WhatsApp number of its own yet, or its number needs attention. */
  isSetupDue: boolean;
  /** There is a plan to buy. */
  isUpgradeDue: boolean;
};

type SetupFacts = {
  /** Of the active number; null without one. */
  numberStatus: NumberStatus | string | null;
  /** The platform lends its own number to businesses that have none. */
  hasPlatformNumber: boolean;
  subscription: { subscribed: boolean; subscriptionEnd: Temporal.Instant | null };
  now: Temporal.Instant;
};

export const businessSetupStatus = (facts: SetupFacts): BusinessSetupStatus => {
  const { numberStatus, hasPlatformNumber, subscription, now } = facts;
  return {
    isWhatsAppReady: numberStatus === "verified" || hasPlatformNumber,
    // One that is being checked needs nothing but time.
    isSetupDue: numberStatus !== "verified" && numberStatus !== "pending",
    isUpgradeDue: !isSubscriptionValid(subscription, now) || endsSoon(subscription, now),
  };
};
