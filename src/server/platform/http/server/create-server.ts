import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { createClientErrorHandler, isReceiving } from "../errors/client-error.ts";
import { errorBody } from "../errors/error-body.ts";
import { answerRefusal, toRefusal } from "../errors/error-handler.ts";
import type { ReadErrorPage } from "../errors/error-page.ts";
import { type HeaderOptions, securityHeaders } from "../security/security-headers.ts";

type ServerOptions = HeaderOptions & {
  bodyLimit: number;
  /** For the head of a request, and for all of it. */
  headMs: number;
  requestMs: number;
  /** How long a connection may rest between two requests. */
  keepAliveMs: number;
  /** Whether connections at rest are all that is closed at the end. */
  forceCloseConnections: true | "idle";
  trustProxy?: readonly string[] | undefined;
  /** What people see where no route can answer them; without it they get what programs get. */
  readErrorPage?: ReadErrorPage;
};

/**
 * Every server of ours is made here: whatever goes wrong with a request, also before any route sees it, the answer has
 * the security headers, and nobody keeps a connection by being slow.
 */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const headers = securityHeaders(options);
  const answerClientError = createClientErrorHandler(headers, options.readErrorPage);
  const app = fastify({
    logger: false,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: options.bodyLimit,
    requestTimeout: options.requestMs,
    connectionTimeout: Math.min(options.requestMs, 30_000),
    keepAliveTimeout: options.keepAliveMs,
    http: {
      // How often Node looks for requests past their time; its own 30 s would more than double the limit.
      connectionsCheckingInterval: Math.min(options.headMs, 5_000),
      // The head's time has to be the shorter one: given the other way round, Node swaps the two.
      headersTimeout: options.headMs,
      // Node would answer by itself, without any header; see below.
      requireHostHeader: false,
    },
    forceCloseConnections: options.forceCloseConnections,
    // As above: Fastify's own answer knows nothing of ours.
    return503OnClosing: false,
    trustProxy: options.trustProxy ? [...options.trustProxy] : false,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) =>
      answerRefusal(request, reply.headers(headers), toRefusal(error), options.readErrorPage),
  });
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (isClosing) done(new AppError("unavailable", { retryAfterSeconds: 2 }));
    else if (request.headers.host === undefined && request.raw.httpVersion === "1.1")
      done(new AppError("invalid-input", { fields: { request: "malformed" } }));
    else done();
  });
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(errorBody("invalid-input", { request: "malformed" }));
    response.writeHead(417, { ...headers, "content-type": "application/json; charset=utf-8", connection: "close" });
    response.end(body);
  });
  // A body that stopped coming is answered with an error; an idle connection is just closed.
  app.server.on("timeout", (socket: Socket) => {
    if (isReceiving(socket)) answerClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    else socket.destroy();
  });
  return app;
};
