import type { BusySpan } from "../scheduling/slots/sweep-availability.ts";

/** The same time in as few spans as possible, in order, cut to the window. */
export const mergeBusy = (times: readonly BusySpan[], window: BusySpan): BusySpan[] => {
  const merged: { startMs: number; endMs: number }[] = [];
  for (const { startMs, endMs } of times.toSorted((a, b) => a.startMs - b.startMs)) {
    const span = { startMs: Math.max(startMs, window.startMs), endMs: Math.min(endMs, window.endMs) };
    if (span.endMs <= span.startMs) continue;
    const last = merged.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else merged.push(span);
  }
  return merged;
};
