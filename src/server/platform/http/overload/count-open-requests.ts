import type { FastifyInstance, FastifyReply } from "fastify";
import type { Log } from "../../log.ts";
import { AppError } from "../errors/app-error.ts";

/** Longer than any request takes that still has somebody waiting for it. */
const usualLimitMs = 180_000;

/**
 * How many requests are being answered, however they end. A handler that doesn't come to an end is answered for: an
 * error that it never heard of must not keep a person waiting.
 */
export const countOpenRequests = (app: FastifyInstance, log: Log, limitMs = usualLimitMs): (() => number) => {
  const open = new Map<FastifyReply, number>();
  app.addHook("onRequest", (_request, reply, done) => {
    open.set(reply, performance.now());
    reply.raw.once("close", () => open.delete(reply));
    done();
  });
  const look = setInterval(() => {
    const latestMs = performance.now() - limitMs;
    for (const [reply, beganMs] of open) {
      // In the order in which they came.
      if (beganMs > latestMs) break;
      if (reply.sent || reply.raw.headersSent) continue;
      log.error({ reqId: reply.request.id, route: reply.request.routeOptions.url }, "a request had no answer in time");
      reply.send(new AppError("unavailable", { retryAfterSeconds: 60 }));
    }
  }, limitMs / 20).unref();
  app.addHook("onClose", async () => clearInterval(look));
  return () => open.size;
};
