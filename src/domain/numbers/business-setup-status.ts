import { isSubscriptionValid } from "../subscription/entitlement.ts";
import { endsSoon } from "../subscription/subscription-state.ts";
import type { NumberStatus } from "./sender-state.ts";

/** What the header says of a business, and which of its two buttons have something to offer. */
export type BusinessSetupStatus = {
  /** Messages go out and come in. */
  isWhatsAppReady: boolean;
  /** Until it is set up, messages don't go out and come in. Never while they do: a number of one's own is an offer then. */
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
  const { numberStatus, subscription, now } = facts;
  const isWhatsAppReady = numberStatus === "verified" || (isStoodInFor(numberStatus) && facts.hasPlatformNumber);
  return {
    isWhatsAppReady,
    // One that is being checked needs nothing but time.
    isSetupDue: !isWhatsAppReady && numberStatus !== "pending",
    isUpgradeDue: !isSubscriptionValid(subscription, now) || endsSoon(subscription, now),
  };
};

/** The platform's number stands in until there is an own one, but not for one that clients know and that doesn't answer. */
const isStoodInFor = (numberStatus: SetupFacts["numberStatus"]): boolean =>
  numberStatus === null || numberStatus === "pending";
