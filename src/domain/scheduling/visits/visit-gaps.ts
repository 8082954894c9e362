import type { BusySpan } from "../slots/sweep-availability.ts";

/**
 * "Don't leave gaps smaller than" for a visit: its parts with one agent are judged together. What is between two of them
 * is the visit's own, and what one part would leave free the next may fill.
 */
export type GapRule = { busy: readonly BusySpan[]; gapMs: number };

/**
 * Whether a further part leaves too little: since the appointment before it, or between the agent's part before and
 * somebody else's appointment that is between the two. `lastEndMs`: when the agent's part before is over.
 */
export const leavesGapBefore = ({ busy, gapMs }: GapRule, lastEndMs: number | null, blockStartMs: number): boolean => {
  const ownEndMs = lastEndMs ?? Number.NEGATIVE_INFINITY;
  let beforeMs = Number.NEGATIVE_INFINITY;
  for (const { endMs } of busy) if (endMs <= blockStartMs && endMs > beforeMs) beforeMs = endMs;
  if (beforeMs <= ownEndMs) return false;
  if (isSmall(blockStartMs - beforeMs, gapMs)) return true;
  return lastEndMs !== null && leavesGapAfter({ busy, gapMs }, lastEndMs);
};

/** Whether too little is left until the agent's next appointment. */
export const leavesGapAfter = ({ busy, gapMs }: GapRule, blockEndMs: number): boolean => {
  const next = busy.find(({ startMs }) => startMs >= blockEndMs);
  return next !== undefined && isSmall(next.startMs - blockEndMs, gapMs);
};

const isSmall = (leftMs: number, gapMs: number): boolean => leftMs > 0 && leftMs < gapMs;
