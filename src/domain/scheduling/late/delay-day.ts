/** An appointment of the agent's day; `blocksMs` is how long it takes, its buffer included. */
export type DelayableAppointment = {
  id: string;
  startMs: number;
  blocksMs: number;
  /** Double-booked on purpose: it moves with the appointment it was booked over, and takes no time itself. */
  isOverbooked: boolean;
  /** Over already, whatever the plan says: done, or nobody came. */
  isOver: boolean;
};

/** Who begins later, and when. */
export type Delay = { id: string; fromMs: number; toMs: number };

type Lateness = {
  nowMs: number;
  delayMs: number;
  /** When the day ends: a client who comes only after it waits for nobody, unless the day reaches that far. */
  dayEndsMs?: number;
  /** The first moment from this one on that the business's clock can name: of an hour that comes twice, the second has no name. */
  namable?: (ms: number) => number;
};

/**
 * What an agent's delay does to the rest of the plan. What has begun ends later by the delay; if nothing is going on, the next one
 * begins later by it. Everything after that moves only as far as it must: free time takes up the delay, and from there on
 * the plan holds. Nobody is moved forward, and the order stays.
 */
export const delayDay = (
  plan: readonly DelayableAppointment[],
  { nowMs, delayMs, dayEndsMs = Number.POSITIVE_INFINITY, namable = same }: Lateness,
): Delay[] => {
  const visits = plan.filter(({ isOver }) => !isOver).toSorted((a, b) => a.startMs - b.startMs);
  const begun = visits.filter(({ startMs }) => startMs <= nowMs);
  const ahead = visits.filter(({ startMs }) => startMs > nowMs);
  const endsMs = Math.max(...begun.map(({ startMs, blocksMs }) => startMs + blocksMs + delayMs));
  const isBusy = endsMs > nowMs;
  const delays: Delay[] = [];
  if (!isBusy && (ahead[0]?.startMs ?? dayEndsMs) >= dayEndsMs) return delays;
  let freeFromMs = isBusy ? endsMs : (ahead[0]?.startMs ?? nowMs) + delayMs;
  let lastMs = Number.NEGATIVE_INFINITY;
  let under: { endsMs: number; byMs: number } = isBusy
    ? { endsMs: Math.max(...begun.map(({ startMs, blocksMs }) => startMs + blocksMs)), byMs: delayMs }
    : { endsMs: Number.NEGATIVE_INFINITY, byMs: 0 };
  for (const [index, { id, startMs, blocksMs, isOverbooked }] of ahead.entries()) {
    const isFirst = index === 0 && !isBusy;
    const wantedMs = isOverbooked && !isFirst ? startMs + (startMs < under.endsMs ? under.byMs : 0) : freeFromMs;
    const toMs = wantedMs > startMs || lastMs > startMs ? namable(Math.max(startMs, wantedMs, lastMs)) : startMs;
    if (toMs > startMs) delays.push({ id, fromMs: startMs, toMs });
    lastMs = toMs;
    if (isOverbooked) {
      if (isFirst) under = { endsMs: startMs + blocksMs, byMs: toMs - startMs };
      continue;
    }
    under = { endsMs: startMs + blocksMs, byMs: toMs - startMs };
    freeFromMs = Math.max(freeFromMs, toMs + blocksMs);
  }
  return delays;
};

const same = (ms: number): number => ms;
