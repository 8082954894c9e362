export type KeyedRuns<Work> = {
  /** Has it done in this time, or sooner if it was to be done sooner. One that is being done is done once more afterwards. */
  add(key: string, work: Work, inMs: number): void;
  /** Those that are being done or about to be. */
  keys(): string[];
  /** How many more could be begun. */
  room(): number;
  /** When one was last begun, on the clock of `performance`; at first, when this was made. */
  lastBegunMs(): number;
  /** Begins nothing more, and resolves when what was begun is done. */
  stop(): Promise<void>;
};

type Options<Work> = {
  /** This many at once; it may change. */
  limit(): number;
  /** Must not fail. */
  run(work: Work): Promise<void>;
};

/** Does what it is asked to: of one key one at a time, of several at once, the longest waiting first. */
export const runByKey = <Work>({ limit, run }: Options<Work>): KeyedRuns<Work> => {
  const ready = new Map<string, Work>();
  const later = new Map<string, { work: Work; atMs: number; timer: NodeJS.Timeout }>();
  const running = new Map<string, Promise<void>>();
  let lastMs = performance.now();
  let isStopped = false;

  const room = (): number => Math.max(0, limit() - running.size);
  const begin = (key: string, work: Work): void => {
    lastMs = performance.now();
    ready.delete(key);
    const ended = run(work).finally(() => {
      running.delete(key);
      beginSome();
    });
    running.set(key, ended);
  };
  const beginSome = (): void => {
    if (isStopped) return;
    for (const [key, work] of ready) {
      if (room() === 0) return;
      if (!running.has(key)) begin(key, work);
    }
  };
  const forget = (key: string): void => {
    clearTimeout(later.get(key)?.timer);
    later.delete(key);
  };
  return {
    add: (key, work, inMs) => {
      if (isStopped) return;
      const atMs = performance.now() + inMs;
      if (ready.has(key) || (later.get(key)?.atMs ?? Number.POSITIVE_INFINITY) <= atMs) return;
      forget(key);
      const make = (): void => {
        later.delete(key);
        ready.set(key, work);
        beginSome();
      };
      if (inMs <= 0) make();
      else later.set(key, { work, atMs, timer: setTimeout(make, inMs) });
    },
    keys: () => [...ready.keys(), ...running.keys()],
    room,
    lastBegunMs: () => lastMs,
    stop: async () => {
      isStopped = true;
      for (const key of later.keys()) forget(key);
      ready.clear();
      await Promise.all(running.values());
    },
  };
};
