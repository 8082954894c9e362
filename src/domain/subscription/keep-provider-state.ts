import { includedAgents, type KnownSubscription } from "./known-subscription.ts";
import { paidUntil } from "./paid-until.ts";
import { isUnpaid, type ProviderSubscription, readQuantity } from "./provider-subscription.ts";

type Kept = Omit<KnownSubscription, "id" | "createdAt" | "isRevoked" | "isSurplus">;

/** What is kept once PayPal has been asked. `before` is null when nothing was known of it. */
export const keepProviderState = (before: Kept | null, reading: ProviderSubscription, now: Temporal.Instant): Kept => {
  const agents = readQuantity(reading.quantity) ?? before?.agents ?? 1;
  const isActive = reading.status === "ACTIVE";
  const unpaidSince = isUnpaid(reading) ? (before?.unpaidSince ?? now) : null;
  return {
    status: reading.status,
    agents,
    held: holdAfterLowering(before, agents, now),
    activeSince: before?.activeSince ?? (isActive ? now : null),
    nextBillingAt: isActive ? reading.nextBillingAt : null,
    paidUntil: paidBefore(paidUntil(reading, before?.paidUntil ?? null), reading, unpaidSince),
    unpaidSince,
  };
};

/** A renewal that failed was due: nothing is paid beyond it. One that is merely suspended keeps its paid month. */
const paidBefore = (
  paid: Temporal.Instant | null,
  { failedPayments, owed }: ProviderSubscription,
  unpaidSince: Temporal.Instant | null,
): Temporal.Instant | null => {
  const hasFailed = unpaidSince !== null && (failedPayments > 0 || owed !== null);
  return hasFailed && paid !== null && Temporal.Instant.compare(paid, unpaidSince) > 0 ? unpaidSince : paid;
};

/** Fewer agents count from the next billing date on: until then the larger number is paid for. */
const holdAfterLowering = (before: Kept | null, agents: number, now: Temporal.Instant): KnownSubscription["held"] => {
  if (before === null || before.activeSince === null) return null;
  const had = includedAgents(before, now);
  if (agents >= had) return null;
  const until = isAhead(before.held?.until, now) ?? isAhead(before.nextBillingAt ?? before.paidUntil, now);
  return until === null ? null : { agents: had, until };
};

const isAhead = (until: Temporal.Instant | null | undefined, now: Temporal.Instant): Temporal.Instant | null =>
  until && Temporal.Instant.compare(until, now) > 0 ? until : null;
