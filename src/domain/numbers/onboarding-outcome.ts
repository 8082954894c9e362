import type { NumberStatus } from "./sender-state.ts";

/** What /whatsapp-onboarding shows: one of the three. */
export type OnboardingOutcome = "subscription-required" | "number-active" | "wizard";

/** One active number per account. While one is being set up, the wizard shows how that goes. */
export const onboardingOutcome = (facts: {
  isSubscribed: boolean;
  /** Of the active number; null without one. */
  numberStatus: NumberStatus | string | null;
  isRegistering: boolean;
}): OnboardingOutcome => {
  if (facts.isRegistering) return "wizard";
  if (!facts.isSubscribed) return "subscription-required";
  return facts.numberStatus === null || facts.numberStatus === "cancelled" ? "wizard" : "number-active";
};
