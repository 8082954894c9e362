import type { MinuteSpan } from "../owner-command.ts";

/** The pieces of some free hours that are in a part of the day; all of them without one. */
export const clipSpans = (
  free: readonly { from: number; to: number }[],
  within: MinuteSpan | null,
): { from: number; to: number }[] =>
  free.flatMap(({ from, to }) => {
    const [first, last] = [Math.max(from, within?.fromMinute ?? 0), Math.min(to, within?.toMinute ?? 1440)];
    return first < last ? [{ from: first, to: last }] : [];
  });
