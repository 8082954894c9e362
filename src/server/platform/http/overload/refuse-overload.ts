import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "../../log.ts";
import { AppError } from "../errors/app-error.ts";
import { type OverloadLimits, overloadLevel, type ProcessLoad } from "./overload-level.ts";

type OverloadDeps = {
  limits: OverloadLimits;
  load(): ProcessLoad;
  /** Whether the cookie is one of ours, as far as can be said without asking the database. */
  isOurs(cookieHeader: string | undefined): boolean;
  log: Log;
  onRefused(who: Caller): void;
};

export type Caller = "stranger" | "known";

/** An operator has to see what is going on, then most of all. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);

const tellEveryMs = 1_000;

/**
 * Before anything else is done for a request: while the process is behind with its own work, unknown callers are refused
 * first, owners and providers last, and probes never. All refusals of a second are one line in the log.
 */
export const refuseOverload = (app: FastifyInstance, deps: OverloadDeps): void => {
  const refused = { stranger: 0, known: 0 };
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = undefined;
    const { lagMs, waitingPerConnection } = deps.load();
    const { stranger: strangers, known } = refused;
    deps.log.warn({ strangers, known, lagMs: Math.round(lagMs), waitingPerConnection }, "overloaded: requests refused");
    Object.assign(refused, { stranger: 0, known: 0 });
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const level = overloadLevel(deps.load(), deps.limits);
    if (level === "nobody" || probes.has(request.routeOptions.url ?? "")) return done();
    const who = isKnown(request, deps) ? "known" : "stranger";
    if (level === "strangers" && who === "known") return done();
    refused[who] += 1;
    deps.onRefused(who);
    timer ??= setTimeout(tell, tellEveryMs).unref();
    done(new AppError("unavailable", { retryAfterSeconds: 5 }));
  });
  app.addHook("onClose", async () => {
    clearTimeout(timer);
    if (timer !== undefined) tell();
  });
};

/**
 * Callers with a session, and providers, who prove themselves by their signature; a simulated one counts as such. The files of
 * a page, and its question whether somebody is signed in, cost little: a page that was served is no use without them.
 */
const isKnown = ({ url, headers }: FastifyRequest, { isOurs }: OverloadDeps): boolean =>
  url === "/api/v1/session" || knownPaths.some((path) => url.startsWith(path)) || isOurs(headers.cookie);

const knownPaths = ["/webhooks/", "/simulator/", "/assets/"];
