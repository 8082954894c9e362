import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { workQueues } from "#domain/operations/unattended-work.ts";
import type { Database } from "../../platform/db/database.ts";
import { defineUnownedQuery } from "../../platform/db/query.ts";
import { type InstallationDisk, isFull } from "../../platform/disk/disk-space.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { isFromThisMachine } from "../../platform/http/security/from-this-machine.ts";
import type { Metrics } from "../../platform/metrics/create-metrics.ts";
import { keepBriefly } from "../../platform/metrics/keep-briefly.ts";
import { readOperationFigures, readUnattendedSeconds } from "./figures-service.ts";

type OperationsDeps = {
  db: Database;
  metrics: Metrics;
  metricsToken: string | undefined;
  disk: InstallationDisk;
  /** False when this process should run jobs and doesn't. */
  isWorkerFine(): boolean;
};

/** Anyone may ask whether it is ready, as often as they like. */
const keptMs = 1_000;

/** What an operator's tools ask: alive, ready, figures. */
export const operationsRoutes = (app: FastifyInstance, deps: OperationsDeps): void => {
  deps.metrics.watchPool(deps.db.load);
  deps.db.onHappened(deps.metrics.count);
  deps.metrics.watchDisk(deps.disk.read);
  deps.metrics.watchFigures(() => readOperationFigures(deps.db));

  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));

  const lookAtWork = keepBriefly(keptMs, () => readUnattendedSeconds(deps.db));
  app.get("/readyz", async (_request, reply) => {
    await deps.db.run(ping, {});
    if (!deps.isWorkerFine()) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    reply.header("cache-control", "no-store");
    const full = isFull(deps.disk.read()) ? { disk: "full" } : {};
    if (deps.disk.holdsDatabase && "disk" in full)
      return reply
        .code(503)
        .header("retry-after", 30)
        .send({ status: "unready", ...full });
    const waitingSeconds = await lookAtWork();
    const unattended = workQueues.filter((queue) => waitingSeconds[queue] > 0);
    // Not a reason to send visitors elsewhere: the pages work, and no other process would do better.
    const problems = { ...full, ...(unattended.length > 0 && { unattended }) };
    const status = Object.keys(problems).length === 0 ? "ready" : "degraded";
    return reply.send({ status, ...problems });
  });

  app.get("/metrics", async (request, reply) => {
    if (!maySeeMetrics(request, deps.metricsToken)) throw new AppError("not-found");
    reply.header("cache-control", "no-store").type(deps.metrics.registry.contentType);
    return reply.send(await deps.metrics.registry.metrics());
  });

  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    deps.metrics.observeRequest(method, routeOptions.url ?? "unknown", reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};

const ping = defineUnownedQuery("no-owners-rows")((db) => db.selectNoFrom(sql<number>`1`.as("one")));

/** From this machine without a proxy in between, or with the operator's token. */
const maySeeMetrics = (request: FastifyRequest, token: string | undefined): boolean =>
  isFromThisMachine(request) || (token !== undefined && isSame(request.headers.authorization ?? "", `Bearer ${token}`));

const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
