export type WebhookProvider = "whatsapp" | "paypal";

/** `public-url`: genuine, but signed for another address. `secret`: the signature fits no address with our secret. */
export type RefusalCause = "public-url" | "secret";

export type WebhookRefusal = {
  provider: WebhookProvider;
  cause: RefusalCause;
  /** Whether a genuine one came within a day: then a wrong signature may as well be a stranger's. */
  hasWorked: boolean;
  /** How many since the last one that was accepted. */
  count: number;
  /** The address that a genuine one was signed for. */
  detail: string | null;
};

/** What to look at, in the operator's own settings. */
export const suspectSettings: Readonly<Record<WebhookProvider, string>> = {
  whatsapp: "TWILIO_AUTH_TOKEN, PUBLIC_URL",
  paypal: "PAYPAL_WEBHOOK_ID, PAYPAL_ENVIRONMENT",
};

export const webhookSenders: Readonly<Record<WebhookProvider, string>> = { whatsapp: "Twilio", paypal: "PayPal" };
