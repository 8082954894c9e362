import { Logger } from "graphile-worker";
import { maskSecrets } from "#domain/operations/mask-secrets.ts";
import type { Log } from "../log.ts";

/** The job queue's own voice: its errors only, since its other lines name every payload-bearing job. */
export const createQueueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    // A job's failure is logged by the worker, which knows what of it may be logged.
    const isJobFailure = meta?.failure === true;
    if (level === "error" && !isJobFailure) log.error({ from: "queue" }, maskSecrets(message));
  });
