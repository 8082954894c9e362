/** The one source of time for server and jobs; the domain gets `now` from it as a parameter. */
export type Clock = {
  now(): Temporal.Instant;
  /** How far this clock runs ahead of the machine's, in milliseconds. */
  aheadMs(): number;
};

export type MovableClock = Clock & { moveTo(instant: Temporal.Instant): void };

/** A clock that tests and the simulators can set; it goes on ticking from there. */
export const createMovableClock = (startsAt?: Temporal.Instant): MovableClock => {
  const aheadOf = (instant: Temporal.Instant) => instant.epochMilliseconds - Temporal.Now.instant().epochMilliseconds;
  let aheadMs = startsAt ? aheadOf(startsAt) : 0;
  return {
    now: () => (aheadMs === 0 ? Temporal.Now.instant() : Temporal.Now.instant().add({ milliseconds: aheadMs })),
    aheadMs: () => aheadMs,
    moveTo: (instant) => {
      aheadMs = aheadOf(instant);
    },
  };
};
