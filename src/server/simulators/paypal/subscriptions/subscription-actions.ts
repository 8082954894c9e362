import type { PayPalModes } from "../modes.ts";
import { unprocessableRequest } from "../paypal-refusal.ts";
import {
  type BillingResult,
  billSubscription,
  failPayment,
  isPaymentTaken,
  takePayment,
  toWholeSecond,
} from "./billing.ts";
import type { SubscriptionRecord } from "./subscription-record.ts";

type Circumstances = Pick<PayPalModes, "payments"> & { now: Temporal.Instant; note: string; unitPrice: number };

type Doing = (record: SubscriptionRecord, circumstances: Circumstances) => BillingResult;

export const statusInvalid = (action: string) =>
  unprocessableRequest("SUBSCRIPTION_STATUS_INVALID", `Invalid subscription status for ${action} action.`);

export const activateSubscription = (
  record: SubscriptionRecord,
  now: Temporal.Instant,
  price: number,
): BillingResult => {
  const paid = takePayment(record, now, price);
  return {
    record: { ...paid.record, status: "ACTIVE", statusAt: toWholeSecond(now) },
    events: ["BILLING.SUBSCRIPTION.ACTIVATED", ...paid.events],
  };
};

const moveTo =
  (action: string, from: readonly string[], status: "CANCELLED" | "SUSPENDED" | "EXPIRED"): Doing =>
  (record, { now, note }) => {
    if (!from.includes(record.status)) throw statusInvalid(action);
    const moved = { ...record, status, statusNote: note, statusAt: toWholeSecond(now), revisedQuantity: null };
    return { record: moved, events: [`BILLING.SUBSCRIPTION.${status}`] };
  };

/** What the merchant, the payer, time or a tester can do to a subscription. */
export const subscriptionActions = {
  activate: (record, { now, note, unitPrice }) => {
    if (record.status === "APPROVED") return activateSubscription(record, now, unitPrice);
    if (record.status !== "SUSPENDED") throw statusInvalid("activate");
    // What is owed stays owed; the next attempt is some days away.
    const nextBillingAt = record.owed > 0 ? toWholeSecond(now.add({ hours: 24 })) : record.nextBillingAt;
    const resumed: SubscriptionRecord = {
      ...record,
      status: "ACTIVE",
      statusNote: note,
      statusAt: toWholeSecond(now),
      nextBillingAt,
    };
    return { record: resumed, events: ["BILLING.SUBSCRIPTION.ACTIVATED"] };
  },
  suspend: moveTo("suspend", ["ACTIVE"], "SUSPENDED"),
  cancel: moveTo("cancel", ["ACTIVE", "SUSPENDED"], "CANCELLED"),
  expire: moveTo("expire", ["ACTIVE"], "EXPIRED"),
  /** The card fails from now on. */
  decline: (record) => ({ record: { ...record, method: "fails" }, events: [] }),
  /** The renewal comes due now, and the card fails from now on. */
  fail: (record, { now, unitPrice }) => {
    if (record.status !== "ACTIVE") throw statusInvalid("fail");
    return failPayment({ ...record, method: "fails" }, now, unitPrice);
  },
  /** The renewal comes due now, whatever becomes of it. */
  renew: (record, { now, ...terms }) => {
    if (record.status !== "ACTIVE") throw statusInvalid("renew");
    return billSubscription(record, now, terms);
  },
  /** The payer puts in a card that works. PayPal collects at its next attempt, or when the merchant asks. */
  mend: (record) => ({ record: { ...record, method: "works" }, events: [] }),
  /** The merchant asks for what is owed. */
  collect: (record, { now, payments, unitPrice }) => {
    if (record.status !== "ACTIVE" && record.status !== "SUSPENDED") throw statusInvalid("capture");
    if (record.owed === 0)
      throw unprocessableRequest(
        "ZERO_OUTSTANDING_BALANCE",
        "Current outstanding balance should be greater than zero.",
      );
    if (!isPaymentTaken(record, payments))
      throw unprocessableRequest("INSTRUMENT_DECLINED", "The payer's funding source was declined.");
    return takePayment(record, now, unitPrice);
  },
  /** PayPal no longer knows it. */
  forget: (record) => ({ record: { ...record, isForgotten: true }, events: [] }),
} satisfies Record<string, Doing>;

export type SubscriptionAction = keyof typeof subscriptionActions;
