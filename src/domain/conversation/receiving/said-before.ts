/** Several clocks take part, and differ a little; one that is set back by less has caught up before it matters. */
export const clockStepMs = 60_000;

/**
 * Whether one thing was said before another. What is stamped later than now was stamped before the clock was set back, and was
 * therefore said before everything that isn't.
 */
export const isSaidBefore = (oneMs: number, otherMs: number, now: Temporal.Instant): boolean => {
  const isEarlierClock = (ms: number): boolean => ms > now.epochMilliseconds + clockStepMs;
  return isEarlierClock(oneMs) === isEarlierClock(otherMs) ? oneMs < otherMs : isEarlierClock(oneMs);
};
