import type { ProviderSubscription } from "./provider-subscription.ts";

type Reading = Pick<ProviderSubscription, "nextBillingAt" | "lastPaymentAt" | "failedPayments" | "status">;

/**
 * To when a subscription is paid. PayPal no longer reports the next billing date once it was cancelled, so what was known
 * before counts, and so does the last payment, which covers a month: whichever reaches further.
 */
export const paidUntil = (reading: Reading, known: Temporal.Instant | null): Temporal.Instant | null => {
  // While payments fail, the next date is that of the next attempt: nothing has been paid up to then.
  const isPaidAhead = reading.failedPayments === 0 && reading.status === "ACTIVE";
  const next = isPaidAhead ? reading.nextBillingAt : null;
  const covered = reading.lastPaymentAt === null ? null : addMonth(reading.lastPaymentAt);
  return [next, covered, known].reduce(later, null);
};

const addMonth = (instant: Temporal.Instant): Temporal.Instant =>
  instant.toZonedDateTimeISO("UTC").add({ months: 1 }).toInstant();

const later = (a: Temporal.Instant | null, b: Temporal.Instant | null): Temporal.Instant | null => {
  if (a === null || b === null) return a ?? b;
  return Temporal.Instant.compare(a, b) >= 0 ? a : b;
};
