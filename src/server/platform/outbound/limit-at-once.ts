export type Turns = {
  /** The function that gives a turn back, or `null` if there is none now. */
  tryTake(): (() => void) | null;
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
  const tryTake = (): (() => void) | null => {
    if (free === 0) return null;
    free -= 1;
    return giveBack();
  };
  return {
    tryTake,
    take: (signal) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const turn = tryTake();
      if (turn !== null) return Promise.resolve(turn);
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
