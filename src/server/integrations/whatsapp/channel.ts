import type { Language } from "#domain/languages.ts";
import type { DeliveryFailure } from "#domain/notices/notice-reason.ts";
import type { DeliveryStatus } from "#domain/notices/notice-status.ts";
import type { RefusalCause } from "#domain/operations/webhook-refusal.ts";

/**
 * WhatsApp as Daybook sees it, no matter who carries the messages. Numbers are E.164 (`+34612345678`); a client without a
 * visible number has another address, which is passed back as it came. No word of a provider passes this line.
 */
export type WhatsAppChannel = {
  /** Which account at which provider: templates approved for one are unknown to another. */
  readonly account: string;
  readonly statusPath: `/webhooks/${string}`;
  readonly inboundPath: `/webhooks/${string}`;

  sendText(envelope: Envelope, text: string): Promise<SendResult>;
  sendButtons(envelope: Envelope, menu: ButtonMenu): Promise<SendResult>;
  sendList(envelope: Envelope, menu: ListMenu): Promise<SendResult>;
  /** The only thing that may be sent more than 24 hours after the client last wrote. */
  sendTemplate(envelope: Envelope, template: FilledTemplate): Promise<SendResult>;
  /**
   * The message with one of these texts that the provider has accepted since then; it shows what happened to a request
   * that got no answer. Its id is null when there is none, or the provider can't be asked.
   */
  findSent(envelope: Envelope, wanted: LostMessage): Promise<FindResult>;

  /** Submits a template to the provider and to WhatsApp's review, unless it already exists. */
  ensureTemplate(template: TemplateDefinition): Promise<{ providerId: string; status: TemplateStatus }>;

  /** Whether the provider, and nobody else, sent this very request to this very address. */
  verify(request: WebhookRequest): boolean;
  /** Of a request that `verify` refuses: what the operator should look at. */
  explainRefusal(request: WebhookRequest): RefusedWebhook;
  /** Only of a verified request; null when the provider can't have meant it: another account, no address, no id. */
  parseStatus(request: WebhookRequest): DeliveryReport[] | null;
  /** The same for messages. */
  parseInbound(request: WebhookRequest): InboundMessage[] | null;
};

export type Envelope = {
  from: string;
  to: string;
  /** Comes back with every report about the message; null when reports don't matter. */
  reference: string | null;
};

export type LostMessage = {
  texts: readonly string[];
  since: Temporal.Instant;
  /** Messages that may read the same and are known to be others. */
  others: readonly string[];
};

export type SendResult = { ok: true; providerMessageId: string } | SendFailure;

export type FindResult = { ok: true; providerMessageId: string | null } | SendFailure;

export type SendFailure = {
  ok: false;
  reason: DeliveryFailure;
  /** Trying the same later may help. */
  isRetryable: boolean;
  /** No answer came: the message may have been accepted all the same. */
  mayHaveArrived: boolean;
};

/** WhatsApp's limits: longer texts and more choices are refused. */
export const messageLimits = {
  textLength: 1_600,
  menuTextLength: 1_024,
  buttons: 3,
  buttonTitleLength: 20,
  options: 10,
  optionTitleLength: 24,
  optionDescriptionLength: 72,
  choiceIdLength: 200,
} as const;

export type MessageChoice = { id: string; title: string; description?: string };

export type ButtonMenu = { text: string; buttons: readonly MessageChoice[] };

/** `opener` is the label of the button that opens the list. */
export type ListMenu = { text: string; opener: string; options: readonly MessageChoice[] };

export type FilledTemplate = { providerId: string; variables: readonly string[] };

export type TemplateDefinition = {
  /** Unique per account and made from the text: a refused name can't be used again for 30 days. */
  name: string;
  language: Language;
  /** With `{{1}}`, `{{2}}` … in order: neither first nor last nor side by side. */
  text: string;
  /** One per variable, those of the buttons included; reviewers want to see an example. */
  samples: readonly string[];
  /** Their ids may have variables, numbered on from the text's. */
  buttons: readonly MessageChoice[];
};

export type TemplateStatus = "pending" | "approved" | "rejected";

/** `unsigned`: a stranger's. `detail`: the address that a genuine one was signed for. */
export type RefusedWebhook = { cause: RefusalCause | "unsigned"; detail: string | null };

export type WebhookRequest = {
  /** Path and query as they came. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Unparsed, because some providers sign the bytes. */
  body: string;
};

export type DeliveryReport = {
  providerMessageId: string;
  status: DeliveryStatus;
  reason: DeliveryFailure | null;
  reference: string | null;
};

export type InboundMessage = {
  providerMessageId: string;
  /** The number that was written to. */
  sender: string;
  /** Who wrote: usually a number, else whatever the provider calls this person. */
  client: string;
  profileName: string | null;
  text: string;
  /** The id of the button or option that was tapped. */
  choiceId: string | null;
  /** Content types of pictures, voice messages and the like, such as `audio/ogg`. */
  media: readonly string[];
  hasLocation: boolean;
  /** The provider itself took the message for a request to stop, start or help, and has answered it. */
  isHandledByProvider: boolean;
};
