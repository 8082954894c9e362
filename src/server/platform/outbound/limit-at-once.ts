export type Turns = {
  /** Resolves with the function that gives the turn back; rejects with the signal's reason if it comes first. */
  take(signal: AbortSignal): Promise<() => void>;
};

/** Lets `atOnce` callers through at a time; the others wait in order. */
export const limitAtOnce = (atOnce: number): Turns => {
  let free = atOnce;
  const waiting = new Set<() => void>();
  const giveBack = (): (() => void) => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const [next] = waiting;
      if (next === undefined) free += 1;
      else next();
    };
  };
  return {
    take: (signal) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (free > 0) {
        free -= 1;
        return Promise.resolve(giveBack());
      }
      return new Promise((resolve, reject) => {
        const start = (): void => {
          leave();
          resolve(giveBack());
        };
        const giveUp = (): void => {
          leave();
          reject(signal.reason as Error);
        };
        const leave = (): void => {
          waiting.delete(start);
          signal.removeEventListener("abort", giveUp);
        };
        waiting.add(start);
        signal.addEventListener("abort", giveUp);
      });
    },
  };
};
