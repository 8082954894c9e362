import type { SentEventType } from "./webhook-event-types.ts";

/** The body of a webhook, by the Standard Webhooks convention: the event, when it happened, and what it is about. */
export type WebhookPayload = {
  type: SentEventType;
  /** When it happened, with the business's offset: `2027-03-01T10:00:00.000+01:00`. */
  timestamp: string;
  /** The business's IANA zone, in which its dates and times of day are. */
  timeZone: string;
  /** Ids of the event's records, and the records as the API's own GET shows them when the event is sent out. */
  data: Readonly<Record<string, unknown>>;
};

type Event = {
  type: SentEventType;
  at: Temporal.Instant;
  timeZone: string;
  data: Readonly<Record<string, unknown>>;
};

export const toWebhookPayload = ({ type, at, timeZone, data }: Event): WebhookPayload => ({
  type,
  timestamp: at.toZonedDateTimeISO(timeZone).toString({ smallestUnit: "millisecond", timeZoneName: "never" }),
  timeZone,
  data,
});
