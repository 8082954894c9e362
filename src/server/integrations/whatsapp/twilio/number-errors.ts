import type { ProviderFailure } from "../numbers.ts";
import { TwilioRefusal, TwilioSilence } from "./twilio-error.ts";

/** "Phone number is not available", and the older word for it. */
const takenCodes: ReadonlySet<number> = new Set([21422, 21452]);

/** Whether what was asked for isn't there: for a removal that counts as done. */
export const isGone = (error: unknown): boolean => error instanceof TwilioRefusal && error.status === 404;

/** Turns what the client threw into a failure. Errors that aren't about the request go on. */
export const toProviderFailure = (error: unknown): ProviderFailure => {
  if (error instanceof TwilioSilence) return { ok: false, reason: "away", detail: null };
  if (!(error instanceof TwilioRefusal)) throw error;
  const { status, code, message } = error;
  if (status >= 500 || status === 429) return { ok: false, reason: "away", detail: null };
  if (code !== null && takenCodes.has(code)) return { ok: false, reason: "taken", detail: null };
  return { ok: false, reason: "refused", detail: message.slice(0, 500) || null };
};
