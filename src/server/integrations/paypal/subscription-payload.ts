import { z } from "zod";
import { type ProviderSubscription, providerStatuses } from "#domain/subscription/provider-subscription.ts";
import { PayPalError } from "./paypal-error.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => Temporal.Instant.from(text));

const subscriptionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(providerStatuses),
  plan_id: z.string(),
  quantity: z.string().default("1"),
  custom_id: z.string().optional(),
  create_time: instant,
  billing_info: z
    .object({
      next_billing_time: instant.optional(),
      last_payment: z.object({ time: instant.optional() }).optional(),
      failed_payments_count: z.number().default(0),
      outstanding_balance: z.object({ value: z.string() }).optional(),
    })
    .optional(),
});

/** PayPal's record in our words. */
export const parseSubscription = (payload: unknown): ProviderSubscription => {
  const { billing_info: billing, ...record } = parse(subscriptionSchema, payload);
  return {
    id: record.id,
    status: record.status,
    planId: record.plan_id,
    quantity: record.quantity,
    customId: record.custom_id ?? null,
    createdAt: record.create_time,
    nextBillingAt: billing?.next_billing_time ?? null,
    lastPaymentAt: billing?.last_payment?.time ?? null,
    failedPayments: billing?.failed_payments_count ?? 0,
    owed: Number(billing?.outstanding_balance?.value ?? 0) > 0 ? (billing?.outstanding_balance?.value ?? null) : null,
  };
};

const paymentsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string().min(1),
        status: z.string(),
        amount_with_breakdown: z.object({ gross_amount: z.object({ value: z.coerce.number() }) }),
      }),
    )
    .default([]),
});

/** Those that went through and weren't given back. */
export const readPayments = (payload: unknown): { id: string; amount: number }[] =>
  parse(paymentsSchema, payload)
    .transactions.filter(({ status }) => status === "COMPLETED")
    .map(({ id, amount_with_breakdown: { gross_amount } }) => ({ id, amount: gross_amount.value }));

const linkedSchema = z.object({
  id: z.string().min(1).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** The page on which the payer agrees; null when there is nothing to agree to. */
export const readApproval = (payload: unknown): { id: string | null; approveUrl: string | null } => {
  const { id, links } = parse(linkedSchema, payload);
  return { id: id ?? null, approveUrl: links.find(({ rel }) => rel === "approve")?.href ?? null };
};

/** Visible characters alone, as PayPal's ids and names are made of: nothing else could be stored, or is worth it. */
const word = z.string().regex(/^[\x21-\x7e]{1,100}$/);

const eventSchema = z.object({
  id: word,
  event_type: word,
  resource: z.object({ id: z.string().optional(), billing_agreement_id: z.string().optional() }).optional(),
  // Read for the figures alone: an odd one must not cost the event.
  create_time: instant.optional().catch(undefined),
});

export type PaymentEvent = {
  id: string;
  type: string;
  subscriptionId: string | null;
  /** When it happened, as PayPal says. */
  createdAt: Temporal.Instant | null;
};

/** Null when it isn't an event at all. A payment names its subscription, which is all we want to know about it. */
export const readEvent = (body: string): PaymentEvent | null => {
  const parsed = eventSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { id, event_type: type, resource, create_time: createdAt = null } = parsed.data;
  const subject = type.startsWith("BILLING.SUBSCRIPTION.") ? resource?.id : resource?.billing_agreement_id;
  const subscriptionId = subject !== undefined && isSubscriptionId(subject) ? subject : null;
  return { id, type, subscriptionId, createdAt };
};

/** Goes into addresses, so nothing else passes. */
export const isSubscriptionId = (text: string): boolean => /^I-[0-9A-Z]{8,40}$/.test(text);

const parse = <Output>(schema: z.ZodType<Output>, payload: unknown): Output => {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new PayPalError("PayPal's answer isn't understood", { cause: parsed.error });
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
