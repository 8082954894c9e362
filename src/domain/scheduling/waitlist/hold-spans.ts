import type { ServiceTimes } from "../services/service-times.ts";
import { reasonBits } from "../slots/slot-reason.ts";
import type { BlockedSpan } from "../slots/sweep-availability.ts";

/** A time that is held for somebody on the waitlist, buffers included, and until when. */
export type Hold = { readonly startMs: number; readonly endMs: number; readonly untilMs: number };

/**
 * Adds the spans in which a service can't begin because of a hold. As between two appointments, the buffers of both
 * count; an expired hold blocks nothing.
 */
export const addHoldSpans = (
  spans: BlockedSpan[],
  holds: readonly Hold[] | undefined,
  { bufferBeforeMinutes, bufferMinutes }: ServiceTimes,
  nowMs: number,
): void => {
  if (holds === undefined) return;
  for (const { startMs, endMs, untilMs } of holds) {
    if (untilMs <= nowMs) continue;
    spans.push({
      startMs: startMs - bufferMinutes * minuteMs,
      endMs: endMs + bufferBeforeMinutes * minuteMs,
      reason: reasonBits.held,
    });
  }
};

/** Until when a time is held: the latest of the holds it would overlap; null when it is held for nobody. */
export const heldUntilMs = (
  holds: readonly Hold[] | undefined,
  block: { startMs: number; endMs: number },
  nowMs: number,
): number | null => {
  const met = (holds ?? []).filter(
    (hold) => hold.untilMs > nowMs && hold.startMs < block.endMs && block.startMs < hold.endMs,
  );
  return met.length === 0 ? null : Math.max(...met.map(({ untilMs }) => untilMs));
};

const minuteMs = 60_000;
