import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerToken } from "#domain/api-keys/api-key.ts";
import { AppError } from "../errors/app-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** No other site can have a browser send it along: it would have to ask first, and is never allowed to. */
export const ownRequestHeader = "x-daybook-request";

/**
 * A state change in someone's name must come from our own pages. Browsers send `Origin` with such a request, or at least
 * `Sec-Fetch-Site`; a caller that sends neither, or `none`, but carries a cookie of ours has to say by a header that it is meant. A
 * neighbor of our host (`same-site`) is another site, as cookies go along with what it sends. Programs without cookies act
 * in nobody's name. No browser adds an API key to a request by itself. Webhooks prove themselves by signature.
 */
export const checkOrigins = (app: FastifyInstance, allowed: ReadonlySet<string>): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.url.startsWith("/webhooks/")) return done();
    const { origin } = request.headers;
    const isKeyed = bearerToken(request.headers.authorization) !== null && !carriesOurCookie(request.headers.cookie);
    if (isKeyed) return done();
    const isOurs = origin === undefined ? isMeant(request) : allowed.has(origin);
    done(isOurs ? undefined : new AppError("foreign-origin"));
  });
};

const isMeant = ({ headers }: FastifyRequest): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "none") return site === "same-origin";
  return headers[ownRequestHeader] !== undefined || !carriesOurCookie(headers.cookie);
};

const carriesOurCookie = (header: string | undefined): boolean => /(^|;\s*)(__Host-)?daybook\./.test(header ?? "");
