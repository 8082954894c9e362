import type { DeliveryFailure } from "#domain/notices/notice-reason.ts";
import type { SendFailure } from "../channel.ts";
import { TwilioRefusal, TwilioSilence } from "./twilio-error.ts";

/** Twilio's codes that mean something to us; they come as the answer to a request or, later, with a status report. */
const reasons: Readonly<Record<number, DeliveryFailure>> = {
  63016: "outside-window",
  // Rates: of the sender, of the account, its daily cap, and of the API itself.
  63018: "rate-limited",
  63017: "rate-limited",
  63038: "rate-limited",
  20429: "rate-limited",
  // No such number, or none that can be written to.
  63003: "not-on-whatsapp",
  63024: "not-on-whatsapp",
  21211: "not-on-whatsapp",
  21614: "not-on-whatsapp",
  63014: "opted-out",
  21610: "opted-out",
  63032: "unreachable",
  63049: "unreachable",
  // Template paused or unknown, variables that don't fit, content over the limits.
  63013: "content-rejected",
  63021: "content-rejected",
  63027: "content-rejected",
  63040: "content-rejected",
  63041: "content-rejected",
  21617: "content-rejected",
  21655: "content-rejected",
  21656: "content-rejected",
  // The number we write from, Meta's invitation, and our credentials.
  63007: "sender-unavailable",
  63020: "sender-unavailable",
  21606: "sender-unavailable",
  20003: "sender-unavailable",
};

const retryableReasons: ReadonlySet<DeliveryFailure> = new Set(["rate-limited", "provider-away", "sender-unavailable"]);

/** What a code of Twilio's means; anything unknown was simply refused. */
export const reasonOfCode = (code: number): DeliveryFailure => reasons[code] ?? "rejected";

/** Turns what the client threw into a failure. Errors that aren't about the request go on. */
export const toSendFailure = (error: unknown): SendFailure => {
  if (error instanceof TwilioRefusal) return answered(error);
  if (!(error instanceof TwilioSilence)) throw error;
  return { ok: false, reason: "provider-away", isRetryable: true, mayHaveArrived: error.mayHaveArrived };
};

const answered = ({ status, code }: TwilioRefusal): SendFailure => {
  // A gateway that gave up waiting says nothing about what happened behind it.
  if (status >= 500) return { ok: false, reason: "provider-away", isRetryable: true, mayHaveArrived: true };
  const reason = status === 429 ? "rate-limited" : status === 401 ? "sender-unavailable" : reasonOfCode(code ?? 0);
  return { ok: false, reason, isRetryable: retryableReasons.has(reason), mayHaveArrived: false };
};
