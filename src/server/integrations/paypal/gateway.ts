import type { ProviderSubscription } from "#domain/subscription/provider-subscription.ts";
import type { PaymentEvent } from "./subscription-payload.ts";
import type { SignedWebhook } from "./webhook-signature.ts";

/** What the browser needs to load PayPal's buttons. */
export type BrowserSettings = {
  clientId: string;
  /** The address of the script. */
  sdkUrl: string;
  /** With a subscription's id at its end: where the payer sees to the payment. */
  manageUrl: string;
};

export type NewSubscription = {
  ownerId: string;
  planId: string;
  agents: number;
  /** Repeating a request with the same one makes no second subscription. */
  requestId: string;
};

export type ProviderPayment = { id: string; amount: number };

/** The way to PayPal. Every call rejects with a PayPalError when it can't be asked or says no. */
export type PayPalGateway = {
  readonly browser: BrowserSettings;
  /** The plan of new subscriptions. */
  planId(): Promise<string>;
  createSubscription(wanted: NewSubscription): Promise<{ id: string; approveUrl: string | null }>;
  /** The payer has to agree again; until then PayPal goes on with the old number. */
  reviseSubscription(id: string, agents: number): Promise<{ approveUrl: string | null }>;
  /** Also fine when it was cancelled before. */
  cancelSubscription(id: string, reason: string): Promise<void>;
  /** One that PayPal gave up goes on. Refused with 422 unless it is suspended. */
  activateSubscription(id: string, reason: string): Promise<void>;
  /** Has PayPal collect what is owed, as it wrote the amount. Refused with 422 when the payer's money isn't available. */
  collectOwed(id: string, amount: string): Promise<void>;
  /** What was paid and not given back. */
  listPayments(id: string, range: { since: Temporal.Instant; until: Temporal.Instant }): Promise<ProviderPayment[]>;
  /** All of it. Also fine when it was given back before. */
  refundPayment(id: string): Promise<void>;
  /** Null when PayPal knows no such subscription. */
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  isSigned(webhook: SignedWebhook): Promise<boolean>;
  readEvent(body: string): PaymentEvent | null;
};
