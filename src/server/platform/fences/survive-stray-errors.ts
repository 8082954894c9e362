import { isDatabaseAway } from "../db/is-database-away.ts";
import type { Log } from "../log.ts";

/** What the job queue's library throws into the void when a job ends after it has given up. */
const queueRemnants = ["This batcher has been released", "Cannot use a pool after calling end on the pool"];

/** A broken part may throw without end. */
const mostLogged = 10;
const loggedPerMs = 60_000;

type StrayErrors = {
  /** From now on no stray error ends the process. */
  survive(log: Log): void;
};

let count = 0;

/** How many stray errors there were since the process began. */
export const countStrayErrors = (): number => count;

/**
 * Errors that reach nobody: a promise without a listener, a throw within a callback of a socket. During the start they
 * end the process, as half a start is worth nothing; only a library that loses its connection to the database behind
 * its own back is harmless, since everything that needs the database connects again.
 *
 * Once the process serves, an error that one request, job or foreign answer has caused must not end all others. What has
 * to last is written in transactions, and requests and jobs have time limits, so the error harms its own work only. It
 * is logged and counted.
 */
export const watchStrayErrors = (): StrayErrors => {
  let log: Log | null = null;
  let logged: number[] = [];
  const hear = (error: unknown, message: string): void => {
    if (isHarmless(error)) return;
    if (log === null) throw error;
    count += 1;
    const nowMs = performance.now();
    logged = logged.filter((at) => at > nowMs - loggedPerMs);
    if (logged.length >= mostLogged) return;
    logged.push(nowMs);
    log.error({ err: error }, message);
  };
  process.on("unhandledRejection", (reason) => hear(reason, "a failure reached nobody; the process goes on"));
  return {
    survive: (to) => {
      log = to;
      process.on("uncaughtException", (error) => hear(error, "an error was caught by nobody; the process goes on"));
    },
  };
};

const isHarmless = (reason: unknown): boolean =>
  isDatabaseAway(reason) || (reason instanceof Error && queueRemnants.some((text) => reason.message.startsWith(text)));
