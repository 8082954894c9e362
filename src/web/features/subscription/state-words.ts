import type { SubscriptionOption, SubscriptionState } from "#domain/subscription/subscription-state.ts";

/** What each state is called, and the sentence that explains it; null where the facts beside it say all. */
export const stateWords = {
  none: { label: "subscription.tab.inactive", text: "subscription.tab.none" },
  processing: { label: "subscription.tab.processing", text: "subscription.toasts.processingText" },
  active: { label: "subscription.tab.active", text: null },
  pastDue: { label: "subscription.tab.unpaid", text: "subscription.current.pastDue" },
  paused: { label: "subscription.tab.paused", text: "subscription.current.paused" },
  ending: { label: "subscription.tab.ending", text: null },
  ended: { label: "subscription.tab.ended", text: "subscription.tab.endedText" },
  granted: { label: "subscription.tab.active", text: null },
  grantEnded: { label: "subscription.tab.ended", text: "subscription.tab.grantEndedText" },
} as const satisfies Record<SubscriptionState, { label: string; text: string | null }>;

/** What the button of each way out says. Subscribing and changing both happen among the plans. */
export const optionLabels = {
  subscribe: "subscription.tab.plans",
  change: "subscription.tab.plans",
  mend: "subscription.mend.fix",
  cancel: "subscription.tab.cancel",
  check: "subscription.refresh",
} as const satisfies Record<SubscriptionOption, string>;
