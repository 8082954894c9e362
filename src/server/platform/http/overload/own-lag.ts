/** What the clocks said: the wall's, and the processor time that this thread has had, both in milliseconds. */
export type Tick = { wallMs: number; cpuMs: number };

/** How often one looks. */
const tickMs = 100;
/** About as long as something has to last to count in full. */
const smoothMs = 1_000;

/**
 * For how long new work waits behind our own. A tick that comes late may have waited for another program's work, which
 * no refusal of ours would shorten: only the time in which this thread itself worked counts.
 */
export const nextLag = (lagMs: number, before: Tick, now: Tick): number => {
  const elapsedMs = now.wallMs - before.wallMs;
  const late = Math.max(0, elapsedMs - tickMs);
  const own = Math.min(late, now.cpuMs - before.cpuMs);
  return lagMs + (own - lagMs) * Math.min(1, elapsedMs / smoothMs);
};

export type LagMeter = { lagMs(): number; stop(): void };

export const startLagMeter = (): LagMeter => {
  let lagMs = 0;
  let before = readClocks();
  const timer = setInterval(() => {
    const now = readClocks();
    lagMs = nextLag(lagMs, before, now);
    before = now;
  }, tickMs);
  timer.unref();
  return { lagMs: () => lagMs, stop: () => clearInterval(timer) };
};

const readClocks = (): Tick => {
  const { user, system } = process.threadCpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1_000 };
};
