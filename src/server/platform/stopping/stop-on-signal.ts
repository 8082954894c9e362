/** All limits of the single steps together. Whatever hangs beyond them doesn't keep the process. */
export const stopLimitMs = 60_000;

type Stopping = {
  stop(): Promise<unknown>;
  /** Reports what went wrong. */
  report(error: unknown): unknown;
  limitMs?: number;
};

/** Ends the process on SIGTERM and Ctrl-C: once everything has stopped, or when the time for that is over. */
export const stopOnSignal = ({ stop, report, limitMs = stopLimitMs }: Stopping): void => {
  let stopping = false;
  const fail = async (error: unknown): Promise<never> => {
    await report(error);
    process.exit(1);
  };
  const onSignal = (): void => {
    // A second Ctrl-C must not cut short the draining that the first began.
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      // Reporting may be what hangs, so this one is said here.
      process.stderr.write(`Stopping took longer than ${limitMs} ms; what still runs is cut off.\n`);
      process.exit(1);
    }, limitMs).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, onSignal);
};
