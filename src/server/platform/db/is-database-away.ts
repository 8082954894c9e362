import { WrongRole } from "./role/confirm-app-role.ts";

/** SQLSTATEs of a server that is shutting down, starting, out of connections, or took longer than a statement may. */
const awayStates = new Set(["57P01", "57P02", "57P03", "53300", "57014"]);
const awayErrnos = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);

/** A server that was stopped has taken its socket's file with it. */
const isWithoutSocket = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === "ENOENT" && syscall === "connect";

/** pg reports a connection lost in mid-query, and a pool that got none in time, without any code. */
const codelessMessages = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Client has encountered a connection error",
  "Client was closed",
];

/** Whether trying again soon may help: the database is unreachable, not unhappy. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // The server was changed under us; nothing is asked of it until it is fixed.
  if (error instanceof WrongRole) return true;
  const code = (error as { code?: unknown }).code;
  if (isWithoutSocket(error)) return true;
  if (typeof code === "string") return awayStates.has(code) || awayErrnos.has(code) || code.startsWith("08");
  return codelessMessages.some((text) => error.message.startsWith(text));
};
