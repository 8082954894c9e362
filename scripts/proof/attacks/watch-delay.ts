/** No request, message or foreign answer may hold up the event loop for longer. */
export const longestDelayMs = 250;

const tickMs = 10;

type Measured<Result> = { result: Result; delayMs: number };

/**
 * The longest time for which this process's event loop was held up during an action. A late tick counts only as far as this
 * thread used the processor, since other programs on the machine make ticks late as well.
 */
export const measureDelay = async <Result>(act: () => Promise<Result>): Promise<Measured<Result>> => {
  let before = readClocks();
  let delayMs = 0;
  const look = () => {
    const now = readClocks();
    delayMs = Math.max(delayMs, Math.min(now.wallMs - before.wallMs - tickMs, now.cpuMs - before.cpuMs));
    before = now;
  };
  const timer = setInterval(look, tickMs);
  try {
    const result = await act();
    // Work that began with the answer still counts.
    await new Promise((resolve) => setTimeout(resolve, tickMs));
    look();
    return { result, delayMs };
  } finally {
    clearInterval(timer);
  }
};

/** Runs a check and adds a finding if the event loop was held up for too long, or if the check fails. */
export const runWatched = async (run: () => Promise<string[]>): Promise<{ findings: string[]; delayMs: number }> => {
  const safely = () => run().catch((error: unknown) => [`failed: ${String(error)}`]);
  const { result, delayMs } = await measureDelay(safely);
  const isLate = delayMs > longestDelayMs;
  return {
    findings: isLate ? [...result, `the event loop was held up for ${Math.round(delayMs)} ms`] : result,
    delayMs,
  };
};

const readClocks = () => {
  const { user, system } = process.threadCpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1_000 };
};
