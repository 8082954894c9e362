import type { ProviderFailure } from "../numbers.ts";

/** "Phone number is not available", and the older word for it. */
const takenCodes: ReadonlySet<unknown> = new Set([21422, 21452]);

/** Whether what was asked for isn't there: for a removal that is as good as done. */
export const isGone = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404;

/** Turns whatever the SDK threw into a failure. Errors that aren't about the request go on. */
export const toProviderFailure = (error: unknown): ProviderFailure => {
  if (!(error instanceof Error)) throw error;
  const { status, code, message } = error as Error & { status?: unknown; code?: unknown };
  if (typeof status === "number") {
    if (status >= 500 || status === 429) return { ok: false, reason: "away", detail: null };
    if (takenCodes.has(code)) return { ok: false, reason: "taken", detail: null };
    return { ok: false, reason: "refused", detail: message.slice(0, 500) || null };
  }
  if (typeof code !== "string" || !/^E[A-Z_]+$/.test(code)) throw error;
  return { ok: false, reason: "away", detail: null };
};
