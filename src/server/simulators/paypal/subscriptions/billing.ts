import type { PayPalModes } from "../modes.ts";
import type { SubscriptionRecord } from "./subscription-record.ts";

export type EventType =
  | `BILLING.SUBSCRIPTION.${"CREATED" | "ACTIVATED" | "UPDATED" | "EXPIRED" | "CANCELLED" | "SUSPENDED" | "PAYMENT.FAILED"}`
  | "PAYMENT.SALE.COMPLETED"
  | "PAYMENT.SALE.REFUNDED";

export type BillingResult = { record: SubscriptionRecord; events: EventType[] };

/** PayPal tries a failed payment again after this many days, and gives up after this many attempts. */
const retryDays = 5;
const mostAttempts = 3;

type Terms = Pick<PayPalModes, "payments"> & { unitPrice: number };

/** Bills what has come due since the last look, month by month. */
export const billDue = (record: SubscriptionRecord, now: Temporal.Instant, terms: Terms): BillingResult => {
  let billed: BillingResult = { record, events: [] };
  for (;;) {
    const { nextBillingAt, status } = billed.record;
    if (status !== "ACTIVE" || nextBillingAt === null) return billed;
    const due = Temporal.Instant.from(nextBillingAt);
    if (Temporal.Instant.compare(due, now) > 0) return billed;
    const next = billSubscription(billed.record, due, terms);
    billed = { record: next.record, events: [...billed.events, ...next.events] };
  }
};

/** One attempt to collect: what is owed, else a month. */
export const billSubscription = (
  record: SubscriptionRecord,
  at: Temporal.Instant,
  { payments, unitPrice }: Terms,
): BillingResult =>
  isPaymentTaken(record, payments) ? takePayment(record, at, unitPrice) : failPayment(record, at, unitPrice);

export const isPaymentTaken = ({ method }: SubscriptionRecord, payments: PayPalModes["payments"]): boolean =>
  payments === "succeed" && method === "works";

export const takePayment = (record: SubscriptionRecord, at: Temporal.Instant, unitPrice: number): BillingResult => ({
  record: {
    ...record,
    payments: [
      ...record.payments,
      {
        id: `SALE${record.payments.length + 1}${record.sid.slice(2)}`,
        at: toWholeSecond(at),
        amount: (record.owed || Number(record.quantity) * unitPrice).toFixed(2),
        refundedAt: null,
      },
    ],
    failedPayments: 0,
    owed: 0,
    nextBillingAt: toWholeSecond(at.toZonedDateTimeISO("UTC").add({ months: 1 }).toInstant()),
  },
  events: ["PAYMENT.SALE.COMPLETED"],
});

export const failPayment = (record: SubscriptionRecord, at: Temporal.Instant, unitPrice: number): BillingResult => {
  const failedPayments = record.failedPayments + 1;
  const failed: SubscriptionRecord = {
    ...record,
    failedPayments,
    owed: record.owed || Number(record.quantity) * unitPrice,
    nextBillingAt: toWholeSecond(at.add({ hours: retryDays * 24 })),
  };
  if (failedPayments < mostAttempts) return { record: failed, events: ["BILLING.SUBSCRIPTION.PAYMENT.FAILED"] };
  return {
    record: { ...failed, status: "SUSPENDED", statusAt: toWholeSecond(at) },
    events: ["BILLING.SUBSCRIPTION.PAYMENT.FAILED", "BILLING.SUBSCRIPTION.SUSPENDED"],
  };
};

/** PayPal tells time to the second. */
export const toWholeSecond = (instant: Temporal.Instant): string => instant.round("second").toString();
