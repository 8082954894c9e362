import { pino } from "pino";
import { maskSecrets, namesSecret } from "#domain/operations/mask-secrets.ts";

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/**
 * Structured lines on standard error. Errors are written with name, code, message and stack; what they carry beside that
 * (a failed statement's parameters, a request's body) may be personal and is left out, as is what looks like a secret.
 */
export const createLog = (level: string, stream: NodeJS.WritableStream = process.stderr): Log => {
  const logger = pino(
    { level, base: null, serializers: { err: describeError }, formatters: { log: withoutSecretFields } },
    stream as never,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
};

const withoutSecretFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, namesSecret(name) ? "(secret)" : shown(value)]),
  );

const shown = (value: unknown): unknown =>
  value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype
    ? withoutSecretFields(value)
    : value;

type Described = { name: string; message: string; code?: string; stack?: string; cause?: Described };

const describeError = (error: unknown): Described => {
  if (!(error instanceof Error)) return { name: "unknown", message: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    message: describeMessage(error, code),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.stack ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

const describeMessage = (error: Error, code: unknown): string => {
  // PostgreSQL quotes the offending values in the message of data errors (class 22 and 23).
  if (typeof code === "string" && /^2[23]/.test(code)) return `database refused the data (${code})`;
  // JSON.parse quotes what it couldn't read.
  if (error instanceof SyntaxError) return "not understood";
  return maskSecrets(error.message);
};

/** A stack begins with the message, on as many lines as that has; only the frames are safe. */
const framesOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 7)
    .join("\n");
