import type { PayPalModes } from "./modes.ts";
import type { SubscriptionRecord } from "./subscription-record.ts";

export type EventType =
  | `BILLING.SUBSCRIPTION.${"CREATED" | "ACTIVATED" | "UPDATED" | "EXPIRED" | "CANCELLED" | "SUSPENDED" | "PAYMENT.FAILED"}`
  | "PAYMENT.SALE.COMPLETED";

export type Billed = { record: SubscriptionRecord; events: EventType[] };

/** Bills what has come due since the last look, month by month; a payment that fails suspends. */
export const billDue = (
  record: SubscriptionRecord,
  now: Temporal.Instant,
  { payments, unitPrice }: Pick<PayPalModes, "payments"> & { unitPrice: number },
): Billed => {
  let billed: Billed = { record, events: [] };
  for (;;) {
    const { nextBillingAt, status } = billed.record;
    if (status !== "ACTIVE" || nextBillingAt === null) return billed;
    const due = Temporal.Instant.from(nextBillingAt);
    if (Temporal.Instant.compare(due, now) > 0) return billed;
    const next = payments === "fail" ? failPayment(billed.record, due) : takePayment(billed.record, due, unitPrice);
    billed = { record: next.record, events: [...billed.events, ...next.events] };
  }
};

export const takePayment = (record: SubscriptionRecord, at: Temporal.Instant, unitPrice: number): Billed => ({
  record: {
    ...record,
    payments: [
      ...record.payments,
      {
        id: `SALE${record.payments.length + 1}${record.sid.slice(2)}`,
        at: second(at),
        amount: (Number(record.quantity) * unitPrice).toFixed(2),
      },
    ],
    failedPayments: 0,
    nextBillingAt: second(at.toZonedDateTimeISO("UTC").add({ months: 1 }).toInstant()),
  },
  events: ["PAYMENT.SALE.COMPLETED"],
});

const failPayment = (record: SubscriptionRecord, at: Temporal.Instant): Billed => ({
  record: { ...record, status: "SUSPENDED", statusAt: second(at), failedPayments: record.failedPayments + 1 },
  events: ["BILLING.SUBSCRIPTION.PAYMENT.FAILED", "BILLING.SUBSCRIPTION.SUSPENDED"],
});

/** PayPal tells time to the second. */
export const second = (instant: Temporal.Instant): string => instant.round("second").toString();
