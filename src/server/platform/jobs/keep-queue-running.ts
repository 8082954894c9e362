import { setTimeout as sleep } from "node:timers/promises";
import type { Runner } from "graphile-worker";
import type { Log } from "../log.ts";

const pauseMs = 1_000;

/**
 * graphile-worker gives up altogether when it can't record a finished job, as happens when the database goes away at
 * that moment. It is started anew until told to stop.
 */
export const keepQueueRunning = async (
  start: () => Promise<Runner>,
  log: Log,
): Promise<{ isRunning(): boolean; stop(): Promise<void> }> => {
  let runner: Runner | null = await start();
  const stopping = new AbortController();

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        runner ??= await start();
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.error({ err: error }, "job queue stopped");
      }
      runner = null;
      await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return {
    isRunning: () => runner !== null,
    stop: async () => {
      stopping.abort();
      // It refuses when it is already giving up by itself; its end is awaited either way.
      await runner?.stop().catch(() => {});
      await watching;
    },
  };
};
