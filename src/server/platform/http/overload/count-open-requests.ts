import type { FastifyInstance } from "fastify";

/** How many requests are being answered, however they end. */
export const countOpenRequests = (app: FastifyInstance): (() => number) => {
  let open = 0;
  app.addHook("onRequest", (_request, reply, done) => {
    open += 1;
    reply.raw.once("close", () => {
      open -= 1;
    });
    done();
  });
  return () => open;
};
