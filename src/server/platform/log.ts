import { Logger as QueueLogger } from "graphile-worker";
import { pino } from "pino";

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** The job queue's own voice: its errors only, since its other lines name every payload-bearing job. */
  forQueue(): QueueLogger;
};

/**
 * Structured lines on standard error. Errors are told by name, code, message and stack; what they carry beside that
 * (a failed statement's parameters, a request's body) may be personal and is left out.
 */
export const createLog = (level: string, stream: NodeJS.WritableStream = process.stderr): Log => {
  const logger = pino({ level, base: null, serializers: { err: describeError } }, stream as never);
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    forQueue: () =>
      new QueueLogger(() => (queueLevel, message, meta) => {
        // A job's failure is told by the worker, which knows what of it may be said.
        const isJobFailure = meta?.failure === true;
        if (queueLevel === "error" && !isJobFailure) logger.error({ from: "queue" }, withoutAddresses(message));
      }),
  };
};

type Described = { name: string; message: string; code?: string; stack?: string; cause?: Described };

const describeError = (error: unknown): Described => {
  if (!(error instanceof Error)) return { name: "unknown", message: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    // PostgreSQL quotes the offending values in the message of data errors (class 22 and 23).
    message:
      typeof code === "string" && /^2[23]/.test(code)
        ? `database refused the data (${code})`
        : withoutAddresses(error.message),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

/** Without the message, which stands before the frames and may have several lines. */
const framesOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 7)
    .join("\n");

/** Mail servers repeat the recipient in their refusals. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "(address)");
