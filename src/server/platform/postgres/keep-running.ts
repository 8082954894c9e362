import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { isAlive } from "./process-status.ts";

const lookMs = 250;
const pauseMs = 1_000;

/**
 * Starts the embedded server again when it dies, for instance of a lack of memory: nobody else would. Everything
 * committed is still there, and those who were connected find it at the same address.
 */
export const keepRunning = (
  first: EmbeddedPostgres,
  /** Gives up when told to by the signal, leaving nothing running. */
  startAgain: (signal: AbortSignal) => Promise<EmbeddedPostgres>,
  log: Log,
): { stop(): Promise<void> } => {
  let server = first;
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (isAlive(server.pid)) {
        await pause(lookMs);
        continue;
      }
      log.error({ pid: server.pid }, "PostgreSQL has died; starting it again");
      try {
        server = await startAgain(stopping.signal);
        log.info({ pid: server.pid }, "PostgreSQL runs again");
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error }, "PostgreSQL can't be started again yet");
        await pause(pauseMs);
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
};
