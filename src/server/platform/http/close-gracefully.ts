import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Log } from "../log.ts";

/** Longer than any answer takes; a request that isn't even complete by then is cut off. */
const graceMs = 10_000;
const lookMs = 20;

/**
 * Gives the function that closes the app: what has been asked is answered first. Browsers keep the connection open
 * after an answer, and further ones on which they haven't asked anything yet, which Node counts as busy. Waiting for
 * either would take minutes, so both are cut.
 */
export const closeGracefully = (app: FastifyInstance, log: Log): (() => Promise<void>) => {
  const open = new Set<Socket>();
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    const closing = app.close();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const idle = setInterval(() => app.server.closeIdleConnections(), lookMs);
    const grace = setTimeout(() => {
      log.warn({ connections: open.size }, "connections that never finished asking were closed");
      app.server.closeAllConnections();
    }, graceMs);
    await closing.finally(() => {
      clearInterval(idle);
      clearTimeout(grace);
    });
  };
};
