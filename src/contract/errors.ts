import { z } from "zod";

/**
 * Every refusal the API can give, with its HTTP status. The one table: the server answers by it and the web
 * client translates by it (`errors.<code>` in ui.json, or in dashboard.json where only a signed-in owner can meet it).
 * Messages are for people; programs read the code.
 */
export const errorStatus = {
  /** A field is missing, malformed or unknown; `fields` names each. */
  "invalid-input": 400,
  /** The body isn't JSON. */
  "malformed-body": 400,
  /** No session, or it has ended. */
  "signed-out": 401,
  /** The API key is unknown or revoked, or its account is deleted or suspended. */
  "key-invalid": 401,
  /** The API key's scope doesn't include this call; `fields.scope` names the one it needs, `signedIn` if only a person may call. */
  "key-scope": 403,
  /** The request came from another site. */
  "foreign-origin": 403,
  /** Signed in, but this isn't theirs to do. */
  forbidden: 403,
  /** For the administrator alone. */
  "admin-required": 403,
  /** Not the secret that makes the administrator. */
  "setup-secret-wrong": 403,
  /** Unknown here: it never existed, was deleted, or belongs to someone else. */
  "not-found": 404,
  "method-not-allowed": 405,
  /** The record changed since it was read (see `version`). */
  "edit-conflict": 409,
  /** The same Idempotency-Key came with another body. */
  "idempotency-mismatch": 409,
  /** The agent has an appointment at that time. The owner may insist with `overbook`. */
  "slot-taken": 409,
  /**
   * The time is held for somebody on the waitlist, until the instant in `fields.heldUntil`. The owner may insist with
   * `overbook`; that person is then notified.
   */
  "slot-held": 409,
  /** Every room, chair or machine that the appointment type needs is in use at that time. */
  "resource-taken": 409,
  /** More appointments have the resource at once than there would be of it. */
  "resource-in-use": 409,
  /** Nobody is free at the same time, and the agent isn't in the next weeks either. */
  "no-free-time": 409,
  "already-cancelled": 409,
  /** The person is being asked about another time at the moment. */
  "already-offered": 409,
  /** Blocked, wrote STOP, or has no address. */
  "client-unreachable": 409,
  /** The last change can't be taken back: see the appointment's `undo`. */
  "cannot-undo": 409,
  /** Whether somebody came can't be known yet. */
  "too-early": 409,
  /**
   * There is an appointment in that time that the caller didn't name: it was booked in the meantime, or the caller
   * didn't look.
   */
  "appointments-inside": 409,
  /** As many agents are active as the plan includes. */
  "agent-limit": 409,
  /** The bot keeps no more answers of the owner's. */
  "house-answers-full": 409,
  /** The owner has as many links as there may be, deleted ones included in the long run. */
  "start-links-full": 409,
  /** The business has as many API keys as there may be. */
  "api-keys-full": 409,
  /** More than 24 hours since the person last wrote: WhatsApp takes no free text. */
  "window-closed": 409,
  /** The business has as many webhooks as there may be. */
  "webhooks-full": 409,
  /** The webhook is switched off: nothing is sent to it. */
  "webhook-off": 409,
  /** Changes since then aren't recorded any more: list everything again and follow from the cursor of now. */
  "cursor-too-old": 410,
  /** The client's question was answered or dismissed already. */
  "question-closed": 409,
  /** The person wrote STOP: nothing is sent to them. */
  "client-opted-out": 409,
  /** Without a valid subscription there is no number and no booking by chat. */
  "subscription-required": 402,
  /** One active WhatsApp number per account. */
  "number-active": 409,
  /** PayPal or WhatsApp could not be asked, or said no; nothing was changed. */
  "provider-failed": 502,
  /** PayPal's record doesn't say what the browser claims: another plan, another owner, or not approved. */
  "payment-not-confirmed": 409,
  /** The account already has a subscription. The second one is cancelled at PayPal and its payment refunded. */
  "already-subscribed": 409,
  /** There is an administrator, or the secret was used: another can't be made. */
  "admin-exists": 409,
  /** The only administrator can't be suspended, by nobody. */
  "administrator-protected": 409,
  /** PayPal goes on billing this subscription: it has to be cancelled there first, or together. */
  "subscription-live": 409,
  /** The number answers no more, but the provider hasn't taken it back yet; its record is needed until then. */
  "release-pending": 409,
  /** The request didn't come in full within its time. */
  "request-timeout": 408,
  "body-too-large": 413,
  /** Cookies and other headers together are longer than 16 KB. */
  "headers-too-large": 431,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  internal: 500,
  /** Overloaded, starting, or the database is away; trying again soon helps. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Any route may answer with these. */
export const commonErrors: readonly ErrorCode[] = ["invalid-input", "too-many-requests", "internal", "unavailable"];

/** The one error shape. `fields` maps a field's path to the code of what is wrong with it. */
export const errorBodySchema = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
