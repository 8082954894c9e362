import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "../../platform/clock.ts";
import { openRecordFile } from "../twilio/record-file.ts";
import { type Billed, billDue, type EventType, second, takePayment } from "./billing.ts";
import type { PayPalModes } from "./modes.ts";
import { notFound, unprocessable } from "./paypal-refusal.ts";
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
  change(id: string, deed: "activate" | "suspend" | "cancel" | "expire", note: string): Promise<SubscriptionRecord>;
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

/** The subscriptions and what happens to them, one deed at a time; each is reported once it is written. */
export const openSubscriptionBook = ({ directory, clock, modes, unitPrice, report }: BookOptions): SubscriptionBook => {
  const file = openRecordFile(join(directory, "subscriptions.jsonl"), subscriptionRecordSchema);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => {}).then(work);
    last = result;
    return result;
  };
  const write = async ({ record, events }: Billed): Promise<SubscriptionRecord> => {
    await file.put(record);
    for (const event of events) report(event, record);
    return record;
  };
  /** As it stands now, every payment due until now taken. */
  const current = async (id: string): Promise<SubscriptionRecord> => {
    const record = await file.find(id);
    if (!record) throw notFound();
    const price = await unitPrice(record.planId);
    const billed = billDue(record, clock.now(), { payments: modes.payments, unitPrice: price });
    return billed.record === record ? record : write(billed);
  };
  const change = (id: string, decide: (record: SubscriptionRecord, price: number) => Billed) =>
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
    change: (id, deed, note) => change(id, (record, price) => deeds[deed](record, clock.now(), note, price)),
    billAll: async () => {
      for (const { sid, status } of await file.list()) if (status === "ACTIVE") await inTurn(() => current(sid));
    },
  };
};

const newRecord = (wanted: NewRecord, now: Temporal.Instant): SubscriptionRecord => ({
  ...wanted,
  sid: `I-${randomBytes(6).toString("hex").toUpperCase()}`,
  status: "APPROVAL_PENDING",
  createdAt: second(now),
  statusAt: second(now),
  statusNote: null,
  nextBillingAt: null,
  failedPayments: 0,
  payments: [],
  revisedQuantity: null,
});

const approve = (record: SubscriptionRecord, now: Temporal.Instant, price: number, modes: PayPalModes): Billed => {
  if (record.revisedQuantity !== null) {
    const revised = { ...record, quantity: record.revisedQuantity, revisedQuantity: null, statusAt: second(now) };
    return { record: revised, events: ["BILLING.SUBSCRIPTION.UPDATED"] };
  }
  if (record.status !== "APPROVAL_PENDING") throw statusInvalid("approve");
  const approved: SubscriptionRecord = { ...record, status: "APPROVED", statusAt: second(now) };
  return modes.lateActivation ? { record: approved, events: [] } : activate(approved, now, price);
};

const activate = (record: SubscriptionRecord, now: Temporal.Instant, price: number): Billed => {
  const paid = takePayment(record, now, price);
  return {
    record: { ...paid.record, status: "ACTIVE", statusAt: second(now) },
    events: ["BILLING.SUBSCRIPTION.ACTIVATED", ...paid.events],
  };
};

type Deed = (record: SubscriptionRecord, now: Temporal.Instant, note: string, price: number) => Billed;

const moveTo =
  (deed: string, from: readonly string[], status: "CANCELLED" | "SUSPENDED" | "EXPIRED"): Deed =>
  (record, now, statusNote) => {
    if (!from.includes(record.status)) throw statusInvalid(deed);
    const moved = { ...record, status, statusNote, statusAt: second(now), revisedQuantity: null };
    return { record: moved, events: [`BILLING.SUBSCRIPTION.${status}`] };
  };

const deeds: Record<"activate" | "suspend" | "cancel" | "expire", Deed> = {
  activate: (record, now, statusNote, price) => {
    if (record.status === "APPROVED") return activate(record, now, price);
    if (record.status !== "SUSPENDED") throw statusInvalid("activate");
    const resumed: SubscriptionRecord = { ...record, status: "ACTIVE", statusNote, statusAt: second(now) };
    return { record: resumed, events: ["BILLING.SUBSCRIPTION.ACTIVATED"] };
  },
  suspend: moveTo("suspend", ["ACTIVE"], "SUSPENDED"),
  cancel: moveTo("cancel", ["ACTIVE", "SUSPENDED"], "CANCELLED"),
  expire: moveTo("expire", ["ACTIVE"], "EXPIRED"),
};

const statusInvalid = (deed: string) =>
  unprocessable("SUBSCRIPTION_STATUS_INVALID", `Invalid subscription status for ${deed} action.`);
