import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "../../../platform/clock.ts";
import { openRecordFile } from "../../twilio/record-file.ts";
import type { PayPalModes } from "../modes.ts";
import { notFound, unprocessableRequest } from "../paypal-refusal.ts";
import { type BillingResult, billDue, type EventType, toWholeSecond } from "./billing.ts";
import {
  activateSubscription,
  type SubscriptionAction,
  statusInvalid,
  subscriptionActions,
} from "./subscription-actions.ts";
import { type SubscriptionRecord, subscriptionRecordSchema } from "./subscription-record.ts";

export type NewRecord = Pick<SubscriptionRecord, "planId" | "quantity" | "customId" | "returnUrl" | "cancelUrl">;

export type SubscriptionBook = {
  create(wanted: NewRecord): Promise<SubscriptionRecord>;
  find(id: string): Promise<SubscriptionRecord>;
  list(): Promise<SubscriptionRecord[]>;
  revise(id: string, quantity: string): Promise<SubscriptionRecord>;
  /** The payer agrees, to the subscription or to its revision. */
  approve(id: string): Promise<SubscriptionRecord>;
  /** The payer goes away; a subscription never approved stays pending, as at PayPal. */
  decline(id: string): Promise<SubscriptionRecord>;
  change(id: string, action: SubscriptionAction, note: string): Promise<SubscriptionRecord>;
  /** By a payment's id. */
  refund(paymentId: string): Promise<SubscriptionRecord>;
  billAll(): Promise<void>;
};

type BookOptions = {
  directory: string;
  clock: Clock;
  modes: PayPalModes;
  /** By plan. */
  unitPrice(planId: string): Promise<number>;
  report(type: EventType, record: SubscriptionRecord): void;
};

/** The subscriptions and what happens to them, one action at a time; each is reported once it is written. */
export const openSubscriptionBook = ({ directory, clock, modes, unitPrice, report }: BookOptions): SubscriptionBook => {
  const file = openRecordFile(join(directory, "subscriptions.jsonl"), subscriptionRecordSchema);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => {}).then(work);
    last = result;
    return result;
  };
  const write = async ({ record, events }: BillingResult): Promise<SubscriptionRecord> => {
    await file.put(record);
    for (const event of events) report(event, record);
    return record;
  };
  /** Its present state, with every payment due until now taken. */
  const current = async (id: string): Promise<SubscriptionRecord> => {
    const record = await file.find(id);
    if (!record || record.isForgotten) throw notFound();
    const price = await unitPrice(record.planId);
    const billed = billDue(record, clock.now(), { payments: modes.payments, unitPrice: price });
    return billed.record === record ? record : write(billed);
  };
  const change = (id: string, decide: (record: SubscriptionRecord, price: number) => BillingResult) =>
    inTurn(async () => {
      const record = await current(id);
      return write(decide(record, await unitPrice(record.planId)));
    });

  return {
    create: (wanted) =>
      inTurn(() => write({ record: newRecord(wanted, clock.now()), events: ["BILLING.SUBSCRIPTION.CREATED"] })),
    find: (id) => inTurn(() => current(id)),
    list: () => file.list(),
    revise: (id, quantity) =>
      change(id, (record) => {
        if (record.status !== "ACTIVE" && record.status !== "SUSPENDED") throw statusInvalid("revise");
        return { record: { ...record, revisedQuantity: quantity }, events: [] };
      }),
    approve: (id) => change(id, (record, price) => approve(record, clock.now(), price, modes)),
    decline: (id) => change(id, (record) => ({ record: { ...record, revisedQuantity: null }, events: [] })),
    change: (id, action, note) =>
      change(id, (record, unitPrice) =>
        subscriptionActions[action](record, { now: clock.now(), note, unitPrice, payments: modes.payments }),
      ),
    refund: async (paymentId) => {
      const owner = (await file.list()).find(({ payments }) => payments.some(({ id }) => id === paymentId));
      if (!owner) throw notFound();
      return change(owner.sid, (record) => refund(record, paymentId, clock.now()));
    },
    billAll: async () => {
      const billed = (await file.list()).filter(({ status, isForgotten }) => status === "ACTIVE" && !isForgotten);
      for (const { sid } of billed) await inTurn(() => current(sid));
    },
  };
};

const newRecord = (wanted: NewRecord, now: Temporal.Instant): SubscriptionRecord => ({
  ...wanted,
  sid: `I-${randomBytes(6).toString("hex").toUpperCase()}`,
  status: "APPROVAL_PENDING",
  createdAt: toWholeSecond(now),
  statusAt: toWholeSecond(now),
  statusNote: null,
  nextBillingAt: null,
  failedPayments: 0,
  owed: 0,
  method: "works",
  isForgotten: false,
  payments: [],
  revisedQuantity: null,
});

const approve = (
  record: SubscriptionRecord,
  now: Temporal.Instant,
  price: number,
  modes: PayPalModes,
): BillingResult => {
  if (record.revisedQuantity !== null) {
    const revised = {
      ...record,
      quantity: record.revisedQuantity,
      revisedQuantity: null,
      statusAt: toWholeSecond(now),
    };
    return { record: revised, events: ["BILLING.SUBSCRIPTION.UPDATED"] };
  }
  if (record.status !== "APPROVAL_PENDING") throw statusInvalid("approve");
  const approved: SubscriptionRecord = { ...record, status: "APPROVED", statusAt: toWholeSecond(now) };
  return modes.lateActivation ? { record: approved, events: [] } : activateSubscription(approved, now, price);
};

const refund = (record: SubscriptionRecord, paymentId: string, now: Temporal.Instant): BillingResult => {
  if (record.payments.some(({ id, refundedAt }) => id === paymentId && refundedAt !== null))
    throw unprocessableRequest("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
  const payments = record.payments.map((payment) =>
    payment.id === paymentId ? { ...payment, refundedAt: toWholeSecond(now) } : payment,
  );
  return { record: { ...record, payments }, events: ["PAYMENT.SALE.REFUNDED"] };
};
