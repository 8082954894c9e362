import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

/** On every answer. Handlers may replace one by setting it themselves. */
export const setSecurityHeaders = (app: FastifyInstance, secure: boolean): void => {
  const headers = securityHeaders(secure);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};

/**
 * Nothing inline, nothing from elsewhere. Styles may be inline because Mantine positions with them. Nothing here
 * depends on the request, so helmet is asked once and not each time.
 */
const securityHeaders = (secure: boolean): Record<string, string> => {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const collect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  collect({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return headers;
};
