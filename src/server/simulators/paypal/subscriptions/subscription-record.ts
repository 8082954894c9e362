import { z } from "zod";
import { providerStatuses } from "#domain/subscription/provider-subscription.ts";

/** A subscription as the simulator keeps it; instants as text. */
export const subscriptionRecordSchema = z.object({
  sid: z.string(),
  status: z.enum(providerStatuses),
  planId: z.string(),
  quantity: z.string(),
  customId: z.string().nullable(),
  createdAt: z.string(),
  statusAt: z.string(),
  statusNote: z.string().nullable(),
  nextBillingAt: z.string().nullable(),
  failedPayments: z.number(),
  /** What couldn't be collected, in dollars. */
  owed: z.number().default(0),
  /** Whether the payer's card works. */
  method: z.enum(["works", "fails"]).default("works"),
  payments: z.array(
    z.object({ id: z.string(), at: z.string(), amount: z.string(), refundedAt: z.string().nullable().default(null) }),
  ),
  /** Asked for with `revise`; the payer hasn't agreed yet. */
  revisedQuantity: z.string().nullable(),
  returnUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  /** PayPal says that it never knew it. */
  isForgotten: z.boolean().default(false),
});

export type SubscriptionRecord = z.infer<typeof subscriptionRecordSchema>;

/** The record as PayPal shows it. */
export const presentSubscriptionRecord = (record: SubscriptionRecord) => {
  const lastPayment = record.payments.at(-1);
  const isBilled = record.status === "ACTIVE" || record.status === "SUSPENDED";
  return {
    id: record.sid,
    status: record.status,
    status_update_time: record.statusAt,
    ...(record.statusNote !== null && { status_change_note: record.statusNote }),
    plan_id: record.planId,
    quantity: record.quantity,
    ...(record.customId !== null && { custom_id: record.customId }),
    create_time: record.createdAt,
    update_time: record.statusAt,
    subscriber: { email_address: "payer@example.com", payer_id: "SIMPAYER00001" },
    billing_info: {
      outstanding_balance: { currency_code: "USD", value: record.owed.toFixed(2) },
      failed_payments_count: record.failedPayments,
      ...(isBilled && record.nextBillingAt !== null && { next_billing_time: record.nextBillingAt }),
      ...(lastPayment && {
        last_payment: { time: lastPayment.at, amount: { currency_code: "USD", value: lastPayment.amount } },
      }),
    },
  };
};
