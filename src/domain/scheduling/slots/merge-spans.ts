import type { BlockedSpan } from "./sweep-availability.ts";

/** Both lists as one, by start. The first is in order already. */
export const mergeSpans = (
  inOrder: readonly BlockedSpan[] | undefined,
  added: BlockedSpan[],
): readonly BlockedSpan[] | undefined => {
  if (added.length === 0) return inOrder;
  if (inOrder !== undefined) added.push(...inOrder);
  return added.sort((a, b) => a.startMs - b.startMs);
};
