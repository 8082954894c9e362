import type { Socket } from "node:net";
import { errorBody } from "./error-body.ts";

/** What was wrong with a request that never became one. */
const faults: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "headersTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "tooSlow",
};

/** Node found the request unreadable before any route could see it; the answer has the one shape all the same. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody("invalid-input", { request: faults[error.code ?? ""] ?? "malformed" }));
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
};
