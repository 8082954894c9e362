import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "#contract/errors.ts";
import { errorStatus } from "#contract/errors.ts";
import { errorBody } from "./error-body.ts";
import { isLongPageAddress, type ReadErrorPage } from "./error-page.ts";

/** What was wrong with a request that never became one. */
const faults: Readonly<Record<string, ErrorBody>> = {
  HPE_HEADER_OVERFLOW: errorBody("headers-too-large", { request: "headersTooLarge" }),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: errorBody("body-too-large"),
  ERR_HTTP_REQUEST_TIMEOUT: errorBody("request-timeout", { request: "tooSlow" }),
};
const malformed = errorBody("invalid-input", { request: "malformed" });

/** Time for the answer to arrive. Closing with something unread in between would take it back from the network. */
const lingerMs = 1_000;

/** What Node keeps of a connection's request and answer while they are under way. */
type Busy = Socket & { parser?: { incoming?: IncomingMessage | null } | null; _httpMessage?: ServerResponse | null };

/** With what had come when the error was found: a buffer, which Fastify describes as something else. */
type ClientError = Pick<NodeJS.ErrnoException, "code"> & { rawPacket?: unknown };

/**
 * Node found the request unreadable, or too slow, before any route could answer. The answer has the one shape all the
 * same, and is a page for a page's address that is too long; then the connection is cut, whatever the other side does.
 */
export const createClientErrorHandler = (headers: Readonly<Record<string, string>>, readPage?: ReadErrorPage) => {
  const ending = new WeakSet<Socket>();
  return (error: ClientError, socket: Socket): void => {
    if (ending.has(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable || hasAnswer(socket)) {
      socket.destroy();
      return;
    }
    ending.add(socket);
    const isAddressTooLong = error.code === "HPE_HEADER_OVERFLOW" && isLongPageAddress(error.rawPacket);
    const page = isAddressTooLong ? readPage?.() : undefined;
    socket.end(toAnswer(faults[error.code ?? ""] ?? malformed, headers, page));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};

/** An answer has begun: another one in its middle would only garble it. */
const hasAnswer = (socket: Busy): boolean => socket._httpMessage?.headersSent === true;

/** Whether the body of a request is still to come. */
export const isReceiving = (socket: Busy): boolean => socket.parser?.incoming?.complete === false;

const toAnswer = (fault: ErrorBody, headers: Readonly<Record<string, string>>, page: string | undefined): string => {
  const body = page ?? JSON.stringify(fault);
  const status = errorStatus[fault.code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${page === undefined ? "application/json" : "text/html"}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
};
