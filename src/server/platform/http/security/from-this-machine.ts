import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "../../config/serves-outside.ts";

/** Any of these means that a proxy on this machine asks for someone else. */
const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/**
 * Whether a program on this machine asks for itself. A proxy that adds no header still gives itself away: nginx speaks HTTP/1.0
 * unless configured otherwise, and most pass on the host that the visitor asked for.
 */
export const isFromThisMachine = ({ headers, socket, raw }: FastifyRequest): boolean =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "") &&
  raw.httpVersion !== "1.0" &&
  !proxyHeaders.some((name) => headers[name] !== undefined) &&
  isLoopbackHost((headers.host ?? "").replace(/:\d+$/, ""));
