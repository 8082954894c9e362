import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A state change from a browser must come from our own pages. Browsers send `Origin` with every such request;
 * programs without one carry no cookies of a victim, so they pass. Webhooks prove themselves by signature.
 */
export const checkOrigins = (app: FastifyInstance, allowed: ReadonlySet<string>): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.url.startsWith("/webhooks/")) return done();
    const { origin } = request.headers;
    const site = request.headers["sec-fetch-site"];
    const foreign = origin === undefined ? site === "cross-site" || site === "same-site" : !allowed.has(origin);
    done(foreign ? new AppError("foreign-origin") : undefined);
  });
};
