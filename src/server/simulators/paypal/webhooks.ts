import { type KeyObject, randomBytes, sign } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { callApp } from "../shared/call-app.ts";
import type { PayPalModes } from "./modes.ts";
import type { EventType } from "./subscriptions/billing.ts";
import { presentSubscriptionRecord, type SubscriptionRecord } from "./subscriptions/subscription-record.ts";

export type PayPalEvent = { id: string; event_type: string; [field: string]: unknown };

export type WebhookOptions = {
  privateKey: KeyObject;
  webhookId: string;
  certificateUrl(): string;
  /** Where the app takes webhooks. */
  target: string;
  modes: PayPalModes;
  now(): Temporal.Instant;
};

export type Webhooks = {
  /** Reports in the background, as often as the modes say. */
  report(type: EventType, record: SubscriptionRecord): void;
  /** The present state of a subscription, once more, as PayPal's page of events offers it. */
  resend(record: SubscriptionRecord): Promise<number | null>;
  /** The request that reports an event. */
  sign(event: PayPalEvent): { headers: Record<string, string>; body: string };
  /** Sends one event now; resolves with the app's status, null when it can't be reached. */
  deliver(event: PayPalEvent): Promise<number | null>;
  stop(): void;
};

/** A delivery that finds nobody is tried again; the app may be restarting. */
const pausesMs = [500, 2_000, 5_000];

export const createWebhooks = (options: WebhookOptions): Webhooks => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const signed: Webhooks["sign"] = (event) => {
    const body = JSON.stringify(event);
    return { headers: { "content-type": "application/json", ...signatureHeaders(body, options) }, body };
  };
  const deliver = async (event: PayPalEvent): Promise<number | null> => {
    const answer = await callApp(options.target, { method: "POST", ...signed(event), signal }).catch(() => null);
    return answer?.status ?? null;
  };
  const insist = async (event: PayPalEvent): Promise<void> => {
    for (const pauseMs of [...pausesMs, null]) {
      const status = await deliver(event);
      if ((status !== null && status < 500) || pauseMs === null) return;
      await sleep(pauseMs, undefined, { signal, ref: false });
    }
  };
  return {
    sign: signed,
    deliver,
    resend: (record) => deliver(createEvent(eventOf(record), record, options.now())),
    report: (type, record) => {
      if (!options.modes.webhooks) return;
      const event = createEvent(type, record, options.now());
      // Ends with the simulator; what is lost then, the daily look finds.
      for (let copy = options.modes.duplicateWebhooks ? 2 : 1; copy > 0; copy--) insist(event).catch(() => {});
    },
    stop: () => stopping.abort(),
  };
};

const eventOf = ({ status }: SubscriptionRecord): EventType => {
  if (status === "ACTIVE") return "BILLING.SUBSCRIPTION.ACTIVATED";
  return status === "APPROVAL_PENDING" || status === "APPROVED"
    ? "BILLING.SUBSCRIPTION.CREATED"
    : `BILLING.SUBSCRIPTION.${status}`;
};

export const createEvent = (type: EventType, record: SubscriptionRecord, now: Temporal.Instant): PayPalEvent => {
  const payment = record.payments.at(-1);
  const isSale = type === "PAYMENT.SALE.COMPLETED" || type === "PAYMENT.SALE.REFUNDED";
  return {
    id: `WH-${randomBytes(9).toString("hex").toUpperCase()}`,
    event_version: "1.0",
    create_time: now.toString(),
    resource_type: isSale ? "sale" : "subscription",
    event_type: type,
    summary: `${type} ${record.sid}`,
    resource: isSale
      ? {
          id: payment?.id,
          state: "completed",
          billing_agreement_id: record.sid,
          amount: { total: payment?.amount, currency: "USD" },
        }
      : presentSubscriptionRecord(record),
  };
};

export const signatureHeaders = (
  body: string,
  {
    privateKey,
    webhookId,
    certificateUrl,
    now,
  }: Pick<WebhookOptions, "privateKey" | "webhookId" | "certificateUrl" | "now">,
): Record<string, string> => {
  const id = randomBytes(16).toString("hex");
  const time = now().round("second").toString();
  const message = `${id}|${time}|${webhookId}|${crc32(body)}`;
  return {
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-transmission-sig": sign("RSA-SHA256", Buffer.from(message), privateKey).toString("base64"),
    "paypal-cert-url": certificateUrl(),
    "paypal-auth-algo": "SHA256withRSA",
  };
};
