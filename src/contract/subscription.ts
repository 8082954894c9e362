import { z } from "zod";
import { agentCountSchema } from "#domain/subscription/agent-count.ts";
import { subscriptionOptions, subscriptionStates } from "#domain/subscription/subscription-state.ts";
import { boundedText, requiredText } from "#domain/text/text-field.ts";
import { instantSchema } from "./fields.ts";
import { defineRoute } from "./route.ts";

const tag = "Subscription";

/** PayPal's id of a subscription. */
const paypalIdSchema = boundedText(42, "subscriptionInvalid").regex(/^I-[0-9A-Z]{8,40}$/, {
  error: "subscriptionInvalid",
});

const subscriptionSchema = z.strictObject({
  /** Subscribed, and the end, if there is one, is still to come. */
  subscribed: z.boolean(),
  subscriptionTier: z.enum(["agent-based", "premium"]).nullable(),
  /** Null while it renews. */
  subscriptionEnd: instantSchema.nullable(),
  /** How many agents may be active. */
  maxAgents: z.int(),
  activeAgents: z.int(),
  state: z.enum(subscriptionStates),
  /** What the owner can do now. */
  ways: z.array(z.enum(subscriptionOptions)),
  /** Approved at PayPal; the first payment is on its way. */
  isProcessing: z.boolean(),
  /** When PayPal bills next; null when it won't. */
  nextBillingAt: instantSchema.nullable(),
  /** For how many agents PayPal bills next; null when it won't. */
  billedAgents: z.int().nullable(),
  /** A lowering: from when only this many agents can be active. */
  pendingChange: z.strictObject({ agents: z.int(), from: instantSchema }).nullable(),
  /** A renewal that PayPal couldn't collect; everything works until then, if it ever did. */
  unpaid: z
    .strictObject({
      subscription: paypalIdSchema,
      since: instantSchema,
      until: instantSchema.nullable(),
      /** Until when the plan is paid although it is cancelled or unpaid; null when that isn't in the future. */
      paidUntil: instantSchema.nullable(),
    })
    .nullable(),
  /** Per month. */
  pricePerAgent: z.number(),
  currency: z.string(),
  /** PayPal would go on billing: it can be cancelled. */
  canCancel: z.boolean(),
  /** Access ends within the next seven days. */
  endsSoon: z.boolean(),
  /** Deactivated because the plan no longer included them, until the owner has taken note. */
  deactivatedAgents: z.int(),
});

export type SubscriptionStatus = z.infer<typeof subscriptionSchema>;

export const getSubscription = defineRoute({
  method: "GET",
  path: "/api/v1/subscription",
  summary: "Get the stored subscription, and what the browser needs for PayPal's buttons",
  description: "From the database; use the check to ask PayPal.",
  tag,
  access: "owner",
  response: subscriptionSchema.extend({
    /** Null when this installation takes no payments. */
    paypal: z
      .strictObject({
        clientId: z.string(),
        sdkUrl: z.string(),
        /** With a subscription's id at its end: where the payer sees to the payment. */
        manageUrl: z.string(),
      })
      .nullable(),
    /** Who helps when a payment goes wrong. */
    supportEmail: z.string(),
  }),
});

export const checkSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/subscription/check",
  summary: "Check the subscription with PayPal and return its current status",
  description: "Use it after the payer comes back from PayPal.",
  tag,
  access: "owner",
  response: subscriptionSchema,
  errors: ["provider-failed"],
});

export const checkOutSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/subscription/checkout",
  summary: "Start or change a subscription for a number of agents; the payer then approves it with PayPal",
  description: "Changing a running subscription revises it; there is never a second one.",
  tag,
  access: "owner",
  body: z.strictObject({ agents: agentCountSchema }),
  response: z.strictObject({
    /** PayPal's id of it. */
    subscription: paypalIdSchema,
    /** Where the payer approves, for those without PayPal's buttons. */
    approveUrl: z.string().nullable(),
    /** What changes on a running subscription; null for a new one. */
    change: z
      .strictObject({
        fromAgents: z.int(),
        toAgents: z.int(),
        fromMonthly: z.number(),
        toMonthly: z.number(),
        difference: z.number(),
        billedFrom: instantSchema.nullable(),
      })
      .nullable(),
  }),
  errors: ["provider-failed", "edit-conflict"],
});

export const confirmSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/subscription/confirm",
  summary: "Confirm an approved subscription with PayPal, whose answer decides",
  description: "Plan, owner and status are compared with PayPal's own record.",
  tag,
  access: "owner",
  body: z.strictObject({ subscription: paypalIdSchema }),
  response: subscriptionSchema,
  errors: ["provider-failed", "payment-not-confirmed", "already-subscribed"],
});

export const mendSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/subscription/mend",
  summary: "Ask PayPal to collect an overdue payment after the payer has fixed it",
  description: "For a renewal that couldn't be collected.",
  tag,
  access: "owner",
  response: subscriptionSchema,
  errors: ["provider-failed"],
});

export const cancelSubscription = defineRoute({
  method: "POST",
  path: "/api/v1/subscription/cancel",
  summary: "Cancel the subscription with PayPal; access lasts until the paid date",
  description: "Everything works until the date that is paid for.",
  tag,
  access: "owner",
  body: z.strictObject({ reason: requiredText(128, "reasonRequired", "tooLong") }),
  response: subscriptionSchema,
  errors: ["provider-failed", "not-found"],
});

export const dismissSubscriptionNotice = defineRoute({
  method: "DELETE",
  path: "/api/v1/subscription/notice",
  summary: "Dismiss the notice that agents were deactivated",
  description: "The agents stay deactivated.",
  tag,
  access: "owner",
  response: z.strictObject({}),
});
