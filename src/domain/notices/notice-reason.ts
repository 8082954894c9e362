/** Why a message can't reach its reader, whichever provider carries it. */
export const deliveryFailures = [
  /** More than 24 hours since the client last wrote: only an approved template may go. */
  "outside-window",
  /** The number has no WhatsApp. */
  "not-on-whatsapp",
  /** The client asked not to be written to, or blocked the sender. */
  "opted-out",
  /** WhatsApp knows the client and won't or can't deliver. */
  "unreachable",
  /** A mail server refused the client's address for good. */
  "mail-refused",
  /** The content was refused. */
  "content-rejected",
  /** The number we write from, or our account, may not send. */
  "sender-unavailable",
  /** Too many messages at once. */
  "rate-limited",
  /** The provider doesn't answer. */
  "provider-away",
  /** Refused for a reason we have no word for. */
  "rejected",
] as const;

export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Why a client was not notified. */
export const noticeReasons = [
  ...deliveryFailures,
  /** Neither the business nor the platform has a WhatsApp number. */
  "no-sender",
  /** The client's phone can't be read as a number anywhere, or not without guessing the country. */
  "phone-unusable",
  /** The appointment had already started. */
  "too-late",
  /** A template would be needed and WhatsApp has refused ours. */
  "no-template",
  /** Tried for hours in vain. */
  "gave-up",
  /** The client has no mail address. */
  "no-address",
  /** The client wants no reminders or offers. */
  "unsubscribed",
] as const;

export type NoticeReason = (typeof noticeReasons)[number];

/** Obstacles that pass by themselves. The others of a notice that still waits belong to a try that is over. */
const passing: ReadonlySet<string> = new Set<NoticeReason>(["provider-away", "rate-limited"]);

/** Why a notice that hasn't left yet has to wait; null when it only has its turn to come. */
export const waitingReason = (reason: string | null): NoticeReason | null =>
  reason !== null && passing.has(reason) ? (reason as NoticeReason) : null;
